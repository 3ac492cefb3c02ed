/**
 * Runs all tests of the content and of the built site in one process. Reading the content and parsing the pages for
 * each file would take longer than the tests. Tests that start a build or the type check run separately.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";

const SEPARATE = ["tests/builds.test.ts", "tests/code.test.ts"];
for (const file of globSync("tests/*.test.ts").sort()) if (!SEPARATE.includes(file)) await import(resolve(file));
