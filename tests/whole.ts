/**
 * Runs every test of the content and of the built site in one process: a process for each, which reads the content
 * and parses the pages again, would take longer than the tests. Tests that wait for a process of their own, a build
 * or the type check, run separately.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";

const BESIDE = ["tests/builds.test.ts", "tests/code.test.ts"];
for (const file of globSync("tests/*.test.ts").sort()) if (!BESIDE.includes(file)) await import(resolve(file));
