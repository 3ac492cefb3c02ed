/** The set-up of every DYO scenario, against the rulebook. FUZZ_RUNS=4 walks through four times as many; see `fuzz.ts`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type DyoScenario, effectsOf, type Results, rulingOn, STEPS, type Step } from "../src/game/dyo-scenario.ts";
import { effectsByTheBook, rulingByTheBook } from "./dyo-by-the-book.ts";
import { cases } from "./fuzz.ts";
import { numbersBy } from "./seeded-numbers.ts";

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

function* scenarios(): Generator<DyoScenario> {
  for (const theatre of ["northAfrica", "middleEast", "mediterranean", "eastAfrica"] as const)
    for (const month of MONTHS)
      for (const boards of ["desert", "mixed", "none"] as const)
        for (const steppe of [false, true])
          for (const bombardments of [0, 1, 2])
            for (const noNight of [false, true])
              for (const mudEc of [false, true]) yield { theatre, month, boards, steppe, bombardments, noNight, mudEc };
}

/** What the site says of a step, in the form of the rulebook's ruling. */
function foundRuling(step: Step, scenario: DyoScenario, results: Results) {
  const ruling = rulingOn(step, scenario, results);
  if (!ruling.roll) return { result: ruling.result, rule: ruling.rule };
  const { dice } = ruling;
  const drm = ruling.drms.reduce((sum, { drm }) => sum + drm, 0);
  const rolls = Array.from({ length: dice === 2 ? 11 : 6 }, (_, i) => ruling.read(i + dice + drm).result);
  return { rolls, dice, drm };
}

test("D11.2–D11.5, D11.701: a DYO scenario rolls, reads and switches on what the rulebook says", () => {
  const { seed, numRuns } = cases(2);
  const next = numbersBy(seed);
  const wrong = new Map<string, string>();
  for (const scenario of scenarios())
    for (let run = 0; run < numRuns; run++) {
      let results: Results = {};
      for (const step of STEPS) {
        const expected = rulingByTheBook(step, scenario, results);
        const found = foundRuling(step, scenario, results);
        if (JSON.stringify(Object.entries(found).sort()) !== JSON.stringify(Object.entries(expected).sort()))
          wrong.set(step, JSON.stringify({ scenario, results, expected, found }));
        // Each result is as likely as another, so that rare ones are met too.
        const possible = "rolls" in expected ? [...new Set(expected.rolls)] : [expected.result];
        results = { ...results, [step]: possible[Math.floor(next() * possible.length)] };
      }
      const found = new Set(STEPS.flatMap((step) => effectsOf(step, scenario, results)).map(({ name }) => `${name}`));
      for (const [name, expected] of Object.entries(effectsByTheBook(scenario, results))) {
        if (found.delete(name) !== expected) wrong.set(name, JSON.stringify({ scenario, results, expected }));
      }
      for (const name of found) wrong.set(name, "the rulebook does not know it");
    }
  assert.deepEqual(Object.fromEntries(wrong), {});
});
