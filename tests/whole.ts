/**
 * Runs all tests of the content and of the built site in one process, because reading the content and parsing the pages again
 * in a process per file would take longer than the tests. Tests that start a build or the type check run separately.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";

const SEPARATE = ["tests/builds.test.ts", "tests/code.test.ts"];
for (const file of globSync("tests/*.test.ts").sort()) if (!SEPARATE.includes(file)) await import(resolve(file));
