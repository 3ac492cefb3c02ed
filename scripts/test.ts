/** `npm test`: builds once, then runs every test; closes with "N passed, M failed". Arguments name files to run alone. */
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { buildSite } from "./build.ts";
import { findChromium, findHeadless } from "./chromium.ts";
import { findNginx } from "./nginx.ts";
import { findJapaneseFont } from "./provision.ts";
import { closeRun, runFiles } from "./run-files.ts";
import { serveSite } from "./serve-site.ts";
// A file that is tested alone is not preceded by a build.
import "./write-tables.ts";

const named = process.argv.slice(2).map((file) => relative("", file));
// Those that take longest begin first, so that no core waits for the other at the end.
const LONG = [
  "tests/browser/pages.test.ts",
  "tests/builds.test.ts",
  "tests/browser/keyboard.test.ts",
  "tests/browser/translated.test.ts",
  "tests/units.ts",
  "tests/whole.ts",
  "tests/code.test.ts",
];
const files = named.length ? named : [...new Set([...LONG, ...globSync("tests/browser/*.test.ts").sort()])];

await closeRun(async () => {
  // Unit tests need no built site.
  if (files.some((file) => file.startsWith("tests/"))) {
    process.env.HEADLESS_PATH = findHeadless();
    process.env.CHROMIUM_PATH = findChromium();
    process.env.NGINX_PATH = findNginx();
    findJapaneseFont();
    await buildSite();
    // One host for all files (tests/browser/open.ts).
    process.env.SITE_ADDRESS = (await serveSite()).root;
  }
  // Two more than there are cores: a test in a browser often waits.
  return [await runFiles({ files, concurrency: availableParallelism() + 2 })];
});
