/**
 * `npm run bench`: compares this site with a Starlight site of the same text, with the default theme and search.
 *
 * Measures builds, sizes of pages, a session of several pages, Lighthouse (mobile), calculators on a slow processor,
 * and searches. Prints tables with the medians of 5 runs. Exits with 1 if a target is missed. Writes the results to
 * .cache/bench/results.md and .json after each part, so that they survive a failure in a later part.
 *
 * `--runs 1` measures once. `--only weight,session,lighthouse,interaction,search` measures only these parts, and does
 * not build the sites again.
 */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs, promisify } from "node:util";
import { loadContent } from "../src/content/load.ts";
import type { RulesData } from "../src/schemas/rules-data.ts";
import {
  lcpShares,
  pageFigure,
  SITE_BUDGETS,
  sharedScriptFigures,
  type Weight,
  weightFigures,
} from "./bench/budgets.ts";
import { asMarkdown, type Figure, medians, meets } from "./bench/figures.ts";
import { slowestControl } from "./bench/interaction.ts";
import { runLighthouse } from "./bench/lighthouse.ts";
import { type MeasuredPage, measuredPages } from "./bench/pages.ts";
import { searchFigures } from "./bench/search.ts";
import { sessionFigures } from "./bench/session.ts";
import { starlightPages, writeStarlight } from "./bench/starlight.ts";
import { weigh } from "./bench/weight.ts";
import { launchChromium } from "./chromium.ts";
import { serveByNginx } from "./nginx.ts";

const { values: asked } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "build,weight,session,lighthouse,interaction,search" },
  },
});
const RESULTS = ".cache/bench";
const STARLIGHT = `${RESULTS}/starlight`;
const PORT = 8733;
const runs = Array.from({ length: Number(asked.runs) }, (_, i) => i + 1);
const wanted = (part: string) => asked.only.split(",").includes(part);

/**
 * Builds the Astro project in `folder` in a separate process. Returns the time in seconds. @throws Error if the build
 * fails
 */
async function secondsToBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const started = performance.now();
  const build = `${import.meta.dirname}/build.ts`;
  await promisify(execFile)(process.execPath, [build], { cwd: folder, env: { ...process.env, ...env } });
  return (performance.now() - started) / 1000;
}

const measured: Figure[] = [];
const failed = new Set<string>();

for (const run of wanted("build") ? runs : []) {
  console.error(`Builds, run ${run} of ${runs.length}`);
  const told = { table: "Build", measure: "seconds" };
  // Sets SITE_URL, because Lighthouse's SEO checks need absolute URLs.
  const own = await secondsToBuild(".", { SITE_URL: `http://127.0.0.1:${PORT}` });
  const { rules } = JSON.parse(readFileSync("dist/rules.json", "utf8")) as RulesData;
  writeStarlight(STARLIGHT, starlightPages(rules, loadContent(process.cwd()).registry.sections));
  measured.push(
    { ...told, of: "this site", value: own, most: SITE_BUDGETS.buildSeconds },
    { ...told, of: "Starlight", value: await secondsToBuild(STARLIGHT) },
  );
}

const site = await serveByNginx("dist", PORT);
const starlight = await serveByNginx(`${STARLIGHT}/dist`);
const addressOf = ({ kind, path }: MeasuredPage) => (kind === "starlight" ? starlight : site).root + path;
const pages = measuredPages();

/** Writes the results so far to files. Returns them as text (`told`), and the number of missed targets. */
function writeResults(): { told: string; missed: number } {
  const figures = medians(measured);
  if (figures.some(({ measure }) => measure === "LCP s")) figures.push(...lcpShares(pages, figures));
  const missed = figures.filter((figure) => meets(figure) === false).length;
  const targets = figures.filter((figure) => meets(figure) !== undefined).length;
  const told = [
    asMarkdown(figures),
    ...(failed.size ? [`## Audits that cost points\n\n${[...failed].join("\n")}\n`] : []),
    `Medians of ${asked.runs}; ${availableParallelism()} processors, load of the machine ${loadavg()[0]!.toFixed(1)}. ${missed} of ${targets} targets missed.\n`,
  ].join("\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/results.md`, told);
  writeFileSync(`${RESULTS}/results.json`, JSON.stringify(figures, null, 1));
  return { told, missed };
}

const browser = await launchChromium();
try {
  if (wanted("weight")) {
    const weighed = new Map<MeasuredPage, Weight>();
    for (const page of pages) weighed.set(page, await weigh(browser, addressOf(page)));
    measured.push(...[...weighed].flatMap(([page, weight]) => weightFigures(page, weight)));
    measured.push(...sharedScriptFigures(weighed));
  }
  if (wanted("session")) measured.push(...(await sessionFigures(browser, site.root, starlight.root)));
  // Measures all pages in each run. If the machine is slow for a moment, only one value of each median is affected.
  for (const run of wanted("lighthouse") ? runs : []) {
    console.error(`Lighthouse, run ${run} of ${runs.length}`);
    // Measures accessibility, best practices and SEO only in the first run, because their scores do not vary.
    const judged = await runLighthouse(pages, addressOf, run === 1 ? undefined : ["performance"]);
    measured.push(...judged.figures);
    for (const audit of judged.failed) failed.add(audit);
    writeResults();
  }
  for (const _ of wanted("interaction") ? runs : []) {
    for (const page of pages.filter(({ kind }) => kind === "calculator"))
      measured.push(
        pageFigure("Interaction", page, "slowest control ms", await slowestControl(browser, addressOf(page))),
      );
    writeResults();
  }
  for (const _ of wanted("search") ? runs : [])
    measured.push(...(await searchFigures(browser, site.root, starlight.root)));
} finally {
  await browser.close();
  await Promise.all([site.stop(), starlight.stop()]);
}

const { told, missed } = writeResults();
console.log(told);
process.exit(missed ? 1 : 0);
