/** `npm test`: builds once, then runs every test; closes with "N passed, M failed". Arguments name files to run alone. */
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { serveSite } from "../tests/serve.ts";
import { buildSite } from "./build.ts";
import { findChromium, findHeadless } from "./chromium.ts";
import { findNginx } from "./nginx.ts";
import { findJapaneseFont } from "./provision.ts";

const named = process.argv.slice(2);
// Those that take longest begin first, so that no core waits for the other at the end.
const LONG = [
  "tests/browser/pages.test.ts",
  "tests/builds.test.ts",
  "tests/browser/keyboard.test.ts",
  "tests/units.ts",
  "tests/whole.ts",
  "tests/code.test.ts",
];
const files = named.length ? named : [...new Set([...LONG, ...globSync("tests/browser/*.test.ts").sort()])];

try {
  if (files.some((f) => f.startsWith("tests/"))) {
    process.env.HEADLESS_PATH = findHeadless();
    process.env.CHROMIUM_PATH = findChromium();
    process.env.NGINX_PATH = findNginx();
    findJapaneseFont();
    await buildSite();
    // One host for all files (tests/browser/open.ts).
    process.env.SITE_ADDRESS = (await serveSite()).root;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

let passed = 0;
let failed = 0;
// One more than there are cores: a test in a browser often waits.
const results = run({ files, concurrency: availableParallelism() + 1, timeout: 600_000 });
// A file is itself counted as a test by the runner; only what it holds counts here, and a file that dies.
results.on("test:pass", (event) => {
  if (event.details.type !== "suite" && event.nesting >= 0 && event.name !== event.file) passed++;
});
results.on("test:fail", () => failed++);
const output = results.compose(new spec());
output.pipe(process.stdout);
await finished(output);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
