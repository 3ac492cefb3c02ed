/**
 * `npm run bench`: builds, then measures the built site in one run, medians of 5: weight of each type of page, Lighthouse
 * as a phone, calculators on a slow processor, the search and its quality, nginx under load, the build itself. Prints tables and writes
 * .cache/bench/results.md and .json. Exit 1 if a target is missed.
 *
 * `--runs 1` measures once; `--only weight,lighthouse,interaction,search,quality,load` measures these alone;
 * `--pages section` only types of pages whose name holds it; `--no-build` takes the dist/ of the last run.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { asMarkdown, type Figure, meets } from "./bench/figures.ts";
import { serveAsHost } from "./bench/host.ts";
import { interaction } from "./bench/interaction.ts";
import { floorFigures, judge, ownBrowser } from "./bench/lighthouse.ts";
import { loadFigures } from "./bench/load.ts";
import { measuredPages } from "./bench/pages.ts";
import { qualityFigures, searchFigures } from "./bench/search.ts";
import { timedBuild } from "./bench/timed-build.ts";
import { weigh } from "./bench/weight.ts";
import { launchChromium } from "./chromium.ts";

const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "" },
    pages: { type: "string", default: "" },
    build: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const RESULTS = ".cache/bench";
const PORT = 8733;
const runs = Number(asked.runs);
const wanted = (part: string) => !asked.only || asked.only.split(",").includes(part);
const pages = measuredPages().filter(({ type }) => type.includes(asked.pages));

const figures: Figure[] = [];
const notes: string[] = [];

if (asked.build) {
  // Its own address, as a site that stands somewhere has it: search engines ask for full ones.
  const { seconds, megabytes } = await timedBuild(process.cwd(), { SITE_URL: `http://localhost:${PORT}` });
  figures.push(
    { table: "Build", of: "this site", measure: "seconds", value: seconds, most: 20 },
    { table: "Build", of: "this site", measure: "peak memory MB", value: megabytes },
  );
}
const site = await serveAsHost("dist", PORT);
const browser = await launchChromium();
try {
  for (const page of pages) {
    if (wanted("weight")) figures.push(...(await weigh(browser, site.root, page)));
  }
  if (wanted("lighthouse")) {
    const { port, stop } = await ownBrowser();
    try {
      for (const page of pages) {
        console.error(`Lighthouse: ${page.path}`);
        const { figures: judged, failed } = await judge(site.root, page, port, runs);
        figures.push(...judged);
        notes.push(...failed.map((audit) => `- ${page.path}: ${audit}`));
      }
      figures.push(...(await floorFigures(port, runs)));
    } finally {
      stop();
    }
  }
  for (const page of wanted("interaction") ? pages : []) {
    if (page.path.match(/\/tools\/./)) figures.push(await interaction(browser, site.root, page, runs));
  }
  if (wanted("search")) figures.push(...(await searchFigures(browser, site.root, runs)));
  if (wanted("quality")) figures.push(...(await qualityFigures()));
} finally {
  await browser.close();
  await site.stop();
}
if (wanted("load"))
  figures.push(...(await loadFigures([...pages.map(({ path }) => path), "/rules.json", "/sw.js"], 30)));

const missed = figures.filter((f) => meets(f) === false);
const told = [
  asMarkdown(figures),
  ...(notes.length ? [`## Audits that cost points\n\n${notes.join("\n")}\n`] : []),
  `Medians of ${runs}; load of the machine ${loadavg()[0]!.toFixed(1)}. ${missed.length} of ${figures.filter((f) => meets(f) !== undefined).length} targets missed.\n`,
].join("\n");
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}/results.md`, told);
writeFileSync(`${RESULTS}/results.json`, JSON.stringify(figures, null, 1));
console.log(told);
process.exit(missed.length ? 1 : 0);
