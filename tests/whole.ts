/**
 * Every test of the content and of the built site in one process: to start one for each, to read the content in it and to parse
 * the pages takes longer than the tests. Those that wait for a process of their own, a build or the type check, run beside it.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";

const BESIDE = ["tests/builds.test.ts", "tests/code.test.ts"];
for (const file of globSync("tests/*.test.ts").sort()) if (!BESIDE.includes(file)) await import(resolve(file));
