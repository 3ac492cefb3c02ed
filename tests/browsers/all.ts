/** Runs all tests of tests/browsers/ in one process, so that the browser starts only once. */
import { globSync } from "node:fs";
import { resolve } from "node:path";

for (const file of globSync("tests/browsers/*.test.ts").sort()) await import(resolve(file));
