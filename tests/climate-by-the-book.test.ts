/**
 * Compares the site's climate rules with climate-by-the-book.ts, in an eighth of all combinations of Weather, EC,
 * boards and so on. FUZZ_RUNS=8 tests all combinations.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DENSITIES } from "../src/game/dust-density.ts";
import { GAME_PLACES, type GameBoard, QUESTIONS } from "../src/game/in-force/game.ts";
import { inForce } from "../src/game/in-force/in-force.ts";
import { nameOf } from "../src/game/in-force/row.ts";
import { ECS, TIMES, WEATHERS, WIND_FORCES } from "../src/game/scenario.ts";
import { climateByTheBook, densestDust, type KnownGame } from "./climate-by-the-book.ts";
import { fuzzSettings } from "./fuzz.ts";
import { ALL_NO, JULY } from "./in-force.ts";
import { numbersBy } from "./seeded-numbers.ts";

const board = (number: number, altered?: GameBoard["altered"]): GameBoard => ({ number, ...(altered && { altered }) });
const later = (desert: boolean, altered?: GameBoard["altered"]): GameBoard => ({ ...board(40, altered), desert });
/**
 * Lists of boards: some, all or none are Desert Boards, and some, all or none of these have Broken or Steppe Terrain.
 */
const BOARDS: readonly (readonly GameBoard[])[] = [
  [board(25), board(31)],
  [board(25), later(true)],
  [board(25), later(false)],
  [board(24), board(25)],
  [board(24), later(false)],
  [board(25, "broken"), board(26, "broken")],
  [board(25, "broken"), board(26)],
  [board(25, "steppe"), later(true, "steppe")],
  [board(25, "steppe"), board(26)],
  [board(25, "steppe"), board(26, "broken")],
  [board(24), board(25, "broken")],
  [board(24), board(25, "steppe")],
  [board(24), board(25, "steppe"), board(26)],
];
const MONTHS = Array.from({ length: 12 }, (_, i) => `1942-${String(i + 1).padStart(2, "0")}`);
const BASE: KnownGame = { ...JULY, gusts: false, rained: false, answers: ALL_NO } as KnownGame;

/**
 * Yields an eighth of all combinations of Weather, EC, Wind, month, boards and `dlvBesideSteppe`. FUZZ_RUNS multiplies
 * the number. The other fields are random.
 */
function* games(): Generator<KnownGame> {
  const { seed, numRuns } = fuzzSettings(1);
  const next = numbersBy(seed);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
  for (const weather of WEATHERS)
    for (const ec of ECS)
      for (const wind of WIND_FORCES)
        for (const month of MONTHS)
          for (const boards of BOARDS)
            for (const dlvBesideSteppe of [true, false]) {
              if (next() * 8 >= numRuns) continue;
              const dyo = next() < 0.5;
              const time = oneOf(dyo ? ([...TIMES, "none"] as const) : (["none", "none", "night"] as const));
              // At these Times of Day, D11.3 decides on Heat Haze or Sun Blindness, so the game has no SSR for it.
              const isHazy = time === "midMorning" || time === "midday" || time === "midAfternoon";
              const isSunny = time === "earlyMorning" || time === "lateAfternoon";
              const game: KnownGame = {
                ...{ ...BASE, book: oneOf(["sl", "asl"]), dyo, weather, ec, wind, month, boards, time },
                place: next() < 0.5 ? "northAfrica" : oneOf(GAME_PLACES),
                gusts: next() < 0.5,
                rained: next() < 0.1,
                dust: oneOf(DENSITIES),
                ssrHaze: isHazy || (dyo && next() < 0.5) ? undefined : oneOf(["none", "normal", "intense"]),
                ssrSun: isSunny || (dyo && next() < 0.5) ? undefined : oneOf(["none", "early", "late"]),
                answers: {
                  ...Object.fromEntries(QUESTIONS.map((question) => [question, next() < 0.5])),
                  dlvBesideSteppe,
                },
              };
              const densest = densestDust(game);
              const tooDense = DENSITIES.indexOf(game.dust) > DENSITIES.indexOf(densest);
              yield densest !== "none" && tooDense ? { ...game, dust: densest } : game;
            }
}

/** Returns the rules on which the site and the rulebook disagree in a game, each with the site's result. */
function differences(game: KnownGame): Map<string, string> {
  const book = climateByTheBook(game);
  const found = new Map(inForce(game, []).map((rule) => [nameOf(rule), rule] as const));
  return new Map(
    Object.entries(book).flatMap(([name, expected]) => {
      const rule = found.get(name);
      if (rule?.inForce === expected) return [];
      if (!rule) return [[name, "no row"] as const];
      if (rule.inForce === "ask") return [[name, `asks ${rule.asks.join(" ")}`] as const];
      return [
        [
          name,
          rule.inForce ? "in force" : `left out: ${rule.failing.map(({ reason, by }) => `${reason} by ${by}`).join()}`,
        ] as const,
      ];
    }),
  );
}

/**
 * Simplifies a game until as few fields as possible differ from `BASE`, while site and rulebook still disagree on a
 * rule. Returns these fields.
 */
function smallest(name: string, game: KnownGame): Partial<KnownGame> {
  let least = game;
  const shrink = (simpler: KnownGame) => {
    if (differences(simpler).has(name)) least = simpler;
  };
  const names = Object.keys(BASE) as (keyof KnownGame)[];
  // Two passes, because some fields can be simplified only after others.
  for (const field of [...names, ...names]) shrink({ ...least, [field]: BASE[field] });
  for (const question of QUESTIONS) shrink({ ...least, answers: { ...least.answers, [question]: false } });
  const fields = Object.entries(least).filter(([field, value]) => value !== BASE[field as keyof KnownGame]);
  const yes = QUESTIONS.filter((question) => least.answers[question]);
  return { ...Object.fromEntries(fields), answers: Object.fromEntries(yes.map((question) => [question, true])) };
}

test("D11, D13: if all facts of a game are known, the rules in force on the site are those of the rulebook", () => {
  const found = new Map<string, { count: number; game: KnownGame }>();
  for (const game of games())
    for (const [name, result] of differences(game)) {
      const key = `${name} ${result}`;
      found.set(key, { game, count: (found.get(key)?.count ?? 0) + 1 });
    }
  const lines = [...found].map(
    ([key, { count, game }]) => `${key}: ${count} games, ${JSON.stringify(smallest(key.split(" ")[0]!, game))}`,
  );
  assert.deepEqual(lines, []);
});

test("every rule of D11 and D13 that can be in force is compared with the rulebook", () => {
  const names = inForce(BASE, []).map(nameOf);
  const ours = names.filter((name) => /^D1[13]\./.test(name)).sort();
  assert.deepEqual(
    Object.keys(climateByTheBook(BASE))
      .filter((name) => !name.startsWith("D."))
      .sort(),
    ours,
  );
});
