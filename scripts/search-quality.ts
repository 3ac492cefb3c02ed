/**
 * `npm run search-quality`: puts the judged queries to the search of dist/ (built if it is not there) and prints how high
 * the right rules stand. `--json` prints figures and misses as JSON, `--build` builds first, `--tune` hides the misses held out.
 */
import { existsSync } from "node:fs";
import { builtSources, judgedQueries, type Measured, measure, summary } from "../tests/search/quality.ts";
import { buildSite } from "./build.ts";

const asked = new Set(process.argv.slice(2));
if (asked.has("--build") || !existsSync("dist/pagefind")) await buildSite();

const measured = await measure(judgedQueries(), builtSources().from);
const groups: [name: string, of: Measured[]][] = [];
const group = (name: string, fits: (m: Measured) => boolean) => groups.push([name, measured.filter(fits)]);
for (const language of ["en", "ja"] as const) {
  group(language, (m) => m.language === language);
  group(`${language} tuned`, (m) => m.language === language && !m.heldOut);
  group(`${language} held out`, (m) => m.language === language && m.heldOut);
  group(`${language} unseen`, (m) => m.language === language && m.unseen);
  const kinds = new Set(measured.filter((m) => m.language === language).map((m) => m.kind));
  for (const kind of kinds) group(`${language} ${kind}`, (m) => m.language === language && m.kind === kind);
}
const figures = Object.fromEntries(groups.map(([name, of]) => [name, summary(of)]));
const misses = measured.filter((m) => m.place !== 1 && !(asked.has("--tune") && m.heldOut));

if (asked.has("--json")) console.log(JSON.stringify({ figures, misses }, null, 1));
else {
  console.log("                   queries   MRR  top 1  top 3");
  for (const [name, { queries, mrr, top1, top3 }] of Object.entries(figures)) {
    const percent = (share: number) => `${Math.round(share * 100)}%`.padStart(6);
    console.log(
      `${name.padEnd(18)} ${String(queries).padStart(7)} ${mrr.toFixed(3)} ${percent(top1)} ${percent(top3)}`,
    );
  }
  console.log("\nNot first:");
  for (const { language, heldOut, query, place, best, found } of misses) {
    const where = `${language}${heldOut ? " held out" : ""}  ${query}`;
    console.log(
      `${where}\n    ${place ? `place ${place}` : "not found"}: ${best.join(" ")} | ${found.slice(0, 6).join(" ")}`,
    );
  }
}
