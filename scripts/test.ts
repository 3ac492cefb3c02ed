/**
 * `npm test`: builds the site once, runs all tests, and prints "N passed, M failed". With file names as arguments, runs
 * only these files.
 */
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { buildSite } from "./build.ts";
import { findChromium, findHeadless } from "./chromium.ts";
import { findNginx } from "./nginx.ts";
import { findPdfToText } from "./poppler.ts";
import { findJapaneseFont } from "./provision.ts";
import { closeRun, runFiles } from "./run-files.ts";
import { serveSite } from "./serve-site.ts";
// Writes the TypeScript modules of the rules' tables (src/tables), because unit tests import them.
import "./write-tables.ts";

const named = process.argv.slice(2).map((file) => relative("", file));
// The longest test files start first, so that all cores finish at about the same time.
const LONG = [
  "tests/browser/pages.test.ts",
  "tests/builds.test.ts",
  "tests/browser/translated.test.ts",
  "tests/units.ts",
  "tests/whole.ts",
  "tests/code.test.ts",
];
const files = named.length ? named : [...new Set([...LONG, ...globSync("tests/browser/*.test.ts").sort()])];

await closeRun(async () => {
  // Only the tests in tests/ need a built site. Other tests are unit tests.
  if (files.some((file) => file.startsWith("tests/"))) {
    process.env.HEADLESS_PATH = findHeadless();
    process.env.CHROMIUM_PATH = findChromium();
    process.env.NGINX_PATH = findNginx();
    process.env.PDFTOTEXT_PATH = findPdfToText();
    findJapaneseFont();
    await buildSite();
    // All test files use the same server (tests/browser/open.ts).
    process.env.SITE_ADDRESS = (await serveSite()).root;
  }
  // Runs two more files in parallel than there are cores, because browser tests often wait.
  return [await runFiles({ files, concurrency: availableParallelism() + 2 })];
});
