/**
 * `npm run bench`: builds the site, and of its text a Starlight site with default theme and search, then measures both in one run,
 * medians of 5: the builds, weight of each type of page, Lighthouse as a phone, calculators on a slow processor, the search. Prints
 * tables and writes .cache/bench/results.md and .json. Exit 1 if a target is missed.
 *
 * `--runs 1` measures once; `--only weight,lighthouse,interaction,search` measures these alone; `--pages section` of the site's
 * pages only those whose type holds it; `--no-build` takes what the last run has built.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../src/content/load.ts";
import type { RulesData } from "../src/schemas/rules-data.ts";
import { lighthouseFigures, sharedScriptFigures, type Weight, WHOLE, weightFigures } from "./bench/budgets.ts";
import { secondsToBuild } from "./bench/build-time.ts";
import { asMarkdown, type Figure, median, meets } from "./bench/figures.ts";
import { serveAsHost } from "./bench/host.ts";
import { interactionFigures } from "./bench/interaction.ts";
import { judgeAll } from "./bench/lighthouse.ts";
import { type MeasuredPage, measuredPages } from "./bench/pages.ts";
import { searchFigures } from "./bench/search.ts";
import { starlightPages, writeStarlight } from "./bench/starlight.ts";
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
const STARLIGHT = join(RESULTS, "starlight");
const PORT = 8733;
const runs = Number(asked.runs);
const wanted = (part: string) => !asked.only || asked.only.split(",").includes(part);

const figures: Figure[] = [];
const notes: string[] = [];

if (asked.build) {
  const own: number[] = [];
  const starlight: number[] = [];
  for (let run = 1; run <= runs; run++) {
    console.error(`Builds, run ${run} of ${runs}`);
    // Its own address, as a site that stands somewhere has it: search engines ask for full ones.
    own.push(await secondsToBuild(".", { SITE_URL: `http://localhost:${PORT}` }));
    const { rules } = JSON.parse(readFileSync("dist/rules.json", "utf8")) as RulesData;
    writeStarlight(STARLIGHT, starlightPages(rules, loadContent(process.cwd()).registry.sections));
    starlight.push(await secondsToBuild(STARLIGHT));
  }
  figures.push(
    { table: "Build", of: "this site", measure: "seconds", value: median(own), most: WHOLE.buildSeconds },
    { table: "Build", of: "Starlight", measure: "seconds", value: median(starlight) },
  );
}
for (const built of ["dist", join(STARLIGHT, "dist")])
  if (!existsSync(built)) throw new Error(`${built} is not there: run the bench without --no-build first`);

const site = await serveAsHost("dist", PORT);
const starlight = await serveAsHost(join(STARLIGHT, "dist"));
const addressOf = ({ kind, path }: MeasuredPage) => (kind === "starlight" ? starlight : site).root + path;
const pages = measuredPages(asked.pages);
const browser = await launchChromium();
try {
  if (wanted("weight")) {
    const weighed = new Map<MeasuredPage, Weight>();
    for (const page of pages) weighed.set(page, await weigh(browser, addressOf(page)));
    for (const [page, weight] of weighed) figures.push(...weightFigures(page, weight));
    figures.push(...sharedScriptFigures(weighed));
  }
  if (wanted("lighthouse")) {
    const { read, failed } = await judgeAll(pages, addressOf, runs);
    figures.push(...lighthouseFigures(read));
    for (const [{ kind, path }, audits] of failed)
      if (kind !== "starlight") notes.push(...[...audits].map((audit) => `- ${path}: ${audit}`));
  }
  if (wanted("interaction")) {
    const calculators = pages.filter(({ kind }) => kind === "calculator");
    figures.push(...(await interactionFigures(browser, calculators, addressOf, runs)));
  }
  if (wanted("search")) figures.push(...(await searchFigures(browser, site, starlight, runs)));
} finally {
  await browser.close();
  await Promise.all([site.stop(), starlight.stop()]);
}

const missed = figures.filter((f) => meets(f) === false);
const told = [
  asMarkdown(figures),
  ...(notes.length ? [`## Audits that cost points\n\n${notes.join("\n")}\n`] : []),
  `Medians of ${runs}; ${availableParallelism()} processors, load of the machine ${loadavg()[0]!.toFixed(1)}. ${missed.length} of ${figures.filter((f) => meets(f) !== undefined).length} targets missed.\n`,
].join("\n");
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}/results.md`, told);
writeFileSync(`${RESULTS}/results.json`, JSON.stringify(figures, null, 1));
console.log(told);
process.exit(missed.length ? 1 : 0);
