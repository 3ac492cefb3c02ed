/** Every unit test in one process: to start one for each and to read the content in it takes longer than the tests. */
import { globSync } from "node:fs";
import { resolve } from "node:path";

for (const file of globSync("{src,components,scripts}/**/*.test.ts").sort()) await import(resolve(file));
