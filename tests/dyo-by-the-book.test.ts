/**
 * Compares the results of every DYO set-up with those in the rulebook.
 * The environment variable FUZZ_RUNS=4 runs four times as many cases.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FIELDS as DYO_FIELDS, type DyoState, scenarioOf } from "../components/calculators/dyo/dyo.ts";
import { startState } from "../components/calculators/kit/fields.ts";
import { formatBoards } from "../components/game/boards.ts";
import { FIELDS, type GameState } from "../components/game/game-fields.ts";
import { withAnswer } from "../components/game/rules/players-answers.ts";
import { type DyoScenario, effectsOf, type Results, STEPS, type Step, stepRollFor } from "../src/game/dyo-scenario.ts";
import type { GameBoard } from "../src/game/in-force/game.ts";
import type { Boards } from "../src/game/scenario.ts";
import { type BookScenario, effectsByTheBook, rulingByTheBook } from "./dyo-by-the-book.ts";
import { fuzzSettings } from "./fuzz.ts";
import { startOf } from "./game-start.ts";
import { numbersBy } from "./seeded-numbers.ts";

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/**
 * Alternate Terrain of the Desert Boards, as query values. "beside": only some boards have Steppe Terrain, and the
 * players agree that Dust and Sun Blindness do not need Very Dry EC.
 */
const ALTERED = [
  { broken: false, steppe: "0" },
  { broken: true, steppe: "0" },
  { broken: false, steppe: "1" },
  { broken: false, steppe: "beside" },
] as const;

/** Yields every scenario of the DYO calculator: `scenario` for `src/game`, and `book` for dyo-by-the-book.ts. */
function* scenarios(): Generator<{ scenario: DyoScenario; book: BookScenario }> {
  for (const theatre of ["northAfrica", "middleEast", "mediterranean", "eastAfrica"] as const)
    for (const month of MONTHS)
      for (const boards of ["desert", "mixed", "none"] as const)
        for (const altered of ALTERED)
          for (const bombard of [0, 1, 2])
            for (const nonight of [false, true])
              for (const mudec of [false, true]) {
                const fields = { theatre, month, boards, ...altered, bombard, nonight, mudec };
                const state: DyoState = { ...startState(DYO_FIELDS), ...fields };
                // Only Desert Boards can have Broken or Steppe Terrain (D13.1, D13.2).
                const hasDesert = boards !== "none";
                const onDesert = { broken: altered.broken && hasDesert, steppe: altered.steppe !== "0" && hasDesert };
                const agreed = { bombardments: bombard, noNight: nonight, mudEc: mudec, ssrEarly: false };
                const northAfrica = theatre === "northAfrica";
                const needsVeryDry = altered.steppe === "1" && hasDesert;
                const book = { northAfrica, month, boards, ...onDesert, needsVeryDry, ...agreed };
                yield { scenario: scenarioOf(state), book };
              }
}

/** Returns whether `src/game` and the rulebook agree on one step of the set-up: its dice, DRM and results. */
function agree(step: Step, scenario: DyoScenario, book: BookScenario, results: Results): boolean {
  const ruling = stepRollFor(step, scenario, results);
  const expected = rulingByTheBook(step, book, results);
  if (ruling.roll !== "rolls" in expected) return false;
  if (!ruling.roll)
    return "rules" in expected && ruling.result === expected.result && expected.rules.includes(ruling.rule);
  if (!("rolls" in expected)) return false;
  const drm = ruling.drms.reduce((sum, { drm }) => sum + drm, 0);
  const found = expected.rolls.map((_, i) => ruling.read(i + ruling.dice + drm).result);
  return ruling.dice === expected.dice && drm === expected.drm && `${found}` === `${expected.rolls}`;
}

test("D11.2–D11.5, D11.701: the rolls, results and effects of a DYO scenario agree with the rulebook", () => {
  const { seed, numRuns } = fuzzSettings(2);
  const next = numbersBy(seed);
  const wrong = new Map<string, string>();
  for (const { scenario, book } of scenarios())
    for (let run = 0; run < numRuns; run++) {
      let results: Results = {};
      for (const step of STEPS) {
        if (!agree(step, scenario, book, results)) wrong.set(step, JSON.stringify({ book, results }));
        const expected = rulingByTheBook(step, book, results);
        // Draws each possible result with the same probability, so that rare results are tested too.
        const possible = "rolls" in expected ? [...new Set(expected.rolls)] : [expected.result];
        results = { ...results, [step]: possible[Math.floor(next() * possible.length)] };
      }
      const found = new Set(STEPS.flatMap((step) => effectsOf(step, scenario, results)).map(({ name }) => `${name}`));
      for (const [name, expected] of Object.entries(effectsByTheBook(book, results)))
        if (found.delete(name) !== expected) wrong.set(name, JSON.stringify({ book, results, expected }));
      for (const name of found) wrong.set(name, "the rulebook does not know it");
    }
  assert.deepEqual(Object.fromEntries(wrong), {});
});

const board = (number: number, altered?: GameBoard["altered"]): GameBoard => ({ number, ...(altered && { altered }) });
/**
 * Sets of boards. `kind`: whether all, some or none are Desert Boards (D.1). `veryDry`: whether Dust and Sun Blindness
 * need Very Dry EC (D13.2), or "agree" if the players decide.
 */
const LAYOUTS: readonly { boards: readonly GameBoard[]; kind: Boards; veryDry: boolean | "agree" }[] = [
  { boards: [board(25), board(26)], kind: "desert", veryDry: false },
  { boards: [board(24), board(25)], kind: "mixed", veryDry: false },
  { boards: [board(24)], kind: "none", veryDry: false },
  { boards: [board(25, "broken"), board(26)], kind: "desert", veryDry: false },
  { boards: [board(25, "steppe"), board(26, "steppe")], kind: "desert", veryDry: true },
  { boards: [board(25, "steppe"), board(26)], kind: "desert", veryDry: "agree" },
  { boards: [board(24), board(25, "steppe")], kind: "mixed", veryDry: true },
  { boards: [board(24), board(25, "steppe"), board(26, "broken")], kind: "mixed", veryDry: "agree" },
];

test("D11.2–D11.5, D11.701, D13.2: the dice and the players' agreements set the conditions at the start of a DYO game", () => {
  const { seed, numRuns } = fuzzSettings(2);
  const next = numbersBy(seed);
  const die = () => 1 + Math.floor(next() * 6);
  const wrong = new Map<string, string>();
  for (const month of MONTHS)
    for (const { boards, kind, veryDry } of LAYOUTS)
      for (const beside of [false, true])
        for (let run = 0; run < 8 * numRuns; run++) {
          const dice: Record<Step, number[]> = {
            ...{ weather: [die(), die()], time: [die()], ec: [die()], wind: [die()], dust: [die()] },
          };
          const [nonight, mudec] = [next() < 0.3, next() < 0.3];
          // A Late Afternoon dr and an SSR for Early Morning Sun Blindness exclude each other.
          const ssrEarly = dice.time[0] !== 5 && next() < 0.2;
          const bombard = Math.floor(next() * 3);
          const state: GameState = {
            ...{ ...startState(FIELDS), kind: "dyo", month: `1942-${`${month}`.padStart(2, "0")}` },
            ...{ boards: formatBoards(boards), said: withAnswer("", "dlvBesideSteppe", beside) },
            ...{ bombard, nonight, mudec, up: true, ...(ssrEarly && { sun: "early" as const }) },
            ...{
              rw: dice.weather.join(""),
              rt: `${dice.time}`,
              re: `${dice.ec}`,
              rf: `${dice.wind}`,
              rd: `${dice.dust}`,
            },
          };
          const book: BookScenario = {
            ...{
              northAfrica: true,
              month,
              boards: kind,
              bombardments: bombard,
              noNight: nonight,
              mudEc: mudec,
              ssrEarly,
            },
            broken: boards.some(({ altered }) => altered === "broken"),
            steppe: boards.some(({ altered }) => altered === "steppe"),
            needsVeryDry: veryDry === "agree" ? !beside : veryDry,
          };
          const game = startOf(state);
          let results: Results = {};
          for (const step of STEPS) {
            const ruling = rulingByTheBook(step, book, results);
            const sum = dice[step].reduce((total, face) => total + face, 0);
            const expected = "rolls" in ruling ? ruling.rolls[sum - ruling.dice] : ruling.result;
            results = { ...results, [step]: expected };
            if (game[step] === expected) continue;
            wrong.set(
              `${step} ${JSON.stringify(boards)}`,
              JSON.stringify({ book, results, found: game[step] ?? "open" }),
            );
            break;
          }
        }
  assert.deepEqual(Object.fromEntries(wrong), {});
});
