/**
 * `npm run bench:scale -- 300 1000 3000 10000`: builds rulebooks of so many rules, the real ones and made-up ones beside
 * them, and tells how time, pages and the search grow. Prints a table and writes .cache/bench/scale.md and .json.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadContent } from "../src/content/load.ts";
import { secondsToBuild } from "./bench/build-time.ts";
import { asMarkdown, type Figure } from "./bench/figures.ts";
import { serveAsHost } from "./bench/host.ts";
import { writeRulebook } from "./bench/rulebook.ts";
import { search } from "./bench/search.ts";
import { launchChromium } from "./chromium.ts";

const sizes = process.argv.slice(2).map(Number);
if (!sizes.length) sizes.push(300, 1000, 3000, 10_000);
if (sizes.some((n) => !(n > 0))) throw new RangeError("name sizes of rulebooks: npm run bench:scale -- 300 1000");

/** What a build reads beside content/; a copy, so that everything stands below one folder. */
const PROJECT = ["src", "components", "public", "tests", "astro.config.mjs", "package.json", "tsconfig.json"];
/** The files whose size is told; the section is a made-up one. */
const PAGES = {
  "rule page": "r/D7.31/index.html",
  "section page": "sl/d14/index.html",
  "references page": "references/index.html",
  "references of a section": "references/d11/index.html",
  "notes page": "notes/index.html",
  "ids.json": "ids.json",
};
const KB = 1024;
const MB = KB * KB;
const real = [...loadContent(process.cwd()).rules.keys()];
const figures: Figure[] = [];
const browser = await launchChromium();

for (const size of sizes) {
  const root = mkdtempSync(join(tmpdir(), "khamsin-scale-"));
  try {
    for (const part of PROJECT) if (existsSync(part)) cpSync(part, join(root, part), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"), "dir");
    const rules = writeRulebook("content", join(root, "content"), size, real);
    const seconds = await secondsToBuild(root);
    const dist = join(root, "dist");
    const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / KB;
    const site = await serveAsHost(dist);
    const first = await search(browser, site, "en", "heat haze").finally(site.stop);
    const figure = (measure: string, value: number) =>
      figures.push({ table: "Scale", of: `${rules} rules`, measure, value });
    figure("build s", seconds);
    figure("ms per rule", (seconds / rules) * 1000);
    figure(
      "dist MB",
      globSync("**/*", { cwd: dist, withFileTypes: true }).reduce(
        (sum, f) => sum + (f.isFile() ? statSync(join(f.parentPath, f.name)).size : 0),
        0,
      ) / MB,
    );
    for (const [page, file] of Object.entries(PAGES))
      if (existsSync(join(dist, file))) figure(`${page} KB gzip`, zipped(file));
    figure("rules.json MB", statSync(join(dist, "rules.json")).size / MB);
    figure("first search KB", first.kilobytes);
    figure("first search ms", first.milliseconds);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const told = `${asMarkdown(figures)}\nLoad of the machine ${loadavg()[0]!.toFixed(1)}.\n`;
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/scale.md", told);
  writeFileSync(".cache/bench/scale.json", JSON.stringify(figures, null, 1));
  console.log(told);
}
await browser.close();
