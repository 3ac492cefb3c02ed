/**
 * Runs all tests of the content and of the built site in one process, so that the content and pages are read only once.
 * Tests that start a build or the type check run separately.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";

const SEPARATE = ["tests/builds.test.ts", "tests/code.test.ts"];
for (const file of globSync("tests/*.test.ts").sort()) if (!SEPARATE.includes(file)) await import(resolve(file));
