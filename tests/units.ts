/** Runs all unit tests in one process. Reading the content for each file would take longer than the tests. */
import { globSync } from "node:fs";
import { resolve } from "node:path";

for (const file of globSync("{src,components,scripts}/**/*.test.ts").sort()) await import(resolve(file));
