/** Runs all unit tests in one process, so that the content is read only once. */
import { globSync } from "node:fs";
import { resolve } from "node:path";

for (const file of globSync("{src,components,scripts}/**/*.test.ts").sort()) await import(resolve(file));
