/**
 * `npm run search-quality`: measures how high the search ranks the right rules. Searches the built site for the queries
 * in the lists of search-quality/. Builds the site first if necessary.
 * `--tune` hides the failures of held-out queries, which must not influence changes of the search.
 */
import { existsSync } from "node:fs";
import { buildSite } from "./build.ts";
import { builtSources, judgedQueries, LISTS, type Measured, measure, summary } from "./search-quality/quality.ts";

if (!existsSync("dist/pagefind")) await buildSite();
const hidesHeldOut = process.argv.includes("--tune");

const percent = (share: number) => `${Math.round(share * 100)}%`.padStart(6);
function print(name: string, group: Measured[]) {
  const { queries, mrr, top1, top3 } = summary(group);
  console.log(`${name.padEnd(18)} ${String(queries).padStart(7)} ${mrr.toFixed(3)} ${percent(top1)} ${percent(top3)}`);
}

const { from } = builtSources();
for (const file of LISTS) {
  const measured = await measure(judgedQueries(file), from);
  console.log(`\n${file.padEnd(18)} queries   MRR  top 1  top 3`);
  for (const [language, own] of Map.groupBy(measured, (m) => m.language)) {
    print(language, own);
    const parts = {
      tuned: (m: Measured) => !m.heldOut,
      "held out": (m: Measured) => m.heldOut,
      unseen: (m: Measured) => m.unseen,
    };
    for (const [name, isOf] of Object.entries(parts)) print(`${language} ${name}`, own.filter(isOf));
    for (const [kind, group] of Map.groupBy(own, (m) => m.kind)) print(`${language} ${kind}`, group);
  }
  console.log("\nNot first:");
  for (const { language, heldOut, query, place, best, found } of measured) {
    if (place === 1 || (hidesHeldOut && heldOut)) continue;
    console.log(`${language}${heldOut ? " held out" : ""}  ${query}`);
    const where = place ? `place ${place}` : "not found";
    console.log(`    ${where}: ${best.join(" ")} | ${found.slice(0, 6).join(" ")}`);
  }
}
