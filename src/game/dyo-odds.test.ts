import assert from "node:assert/strict";
import { test } from "node:test";
import WEATHER from "../tables/D11.2-weather.ts";
import { asFraction, asPercent, reduced } from "./distribution.ts";
import { type Outcome, oddsOf, outcomes, type Question, resultsIn } from "./dyo-odds.ts";
import type { DyoScenario } from "./dyo-scenario.ts";

const july: DyoScenario = {
  ...{ theatre: "northAfrica", month: 7, boards: ["desert"], broken: false, steppe: ["none"] },
  ...{ bombardments: 0, noNight: false, mudEc: false },
};
const any: Question = { weather: "any", time: "any", effect: "any", ec: "any", wind: "any", dust: "any" };
const odds = (scenario: DyoScenario, question: Partial<Question>, known = {}) =>
  reduced(oddsOf({ ...any, ...question }, scenario, outcomes(scenario, known)));

/** Returns the Weather in the printed table, without using the code under test. */
const printedWeather = (month: number, dr: number) => {
  const column = { 12: 3, 1: 3, 2: 3, 3: 3, 4: 0, 10: 2, 11: 2 }[month] ?? 1;
  const keys = ["april", "mayToSeptember", "octoberToNovember", "decemberToMarch"] as const;
  return WEATHER[dr - 2]![keys[column]!];
};

/** Computes the outcome of six dice by the game rules, without using the code under test. */
function byHand(s: DyoScenario, dice: readonly number[]): Outcome {
  const [a, b, t, e, w, d] = dice as [number, number, number, number, number, number];
  const printed = printedWeather(s.month, a + b);
  const overcast = /overcast/i.test(printed);
  const mud = printed.startsWith("mud");
  let time = ["earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"][t - 1]!;
  if ((overcast && t !== 6) || (t === 6 && s.noNight) || s.boards[0] === "none") time = "none";
  const monthDrm = [-1, -1, -1, 3, 3, 3, 3, 3, 3, 0, 0, -1][s.month - 1]!;
  let level = Math.min(6, Math.max(1, e + monthDrm));
  if (time === "earlyMorning") level = mud ? 1 : 3;
  if (mud && s.mudEc) level = 1;
  const ec = ["mud", "wet", "moist", "moderate", "dry", "veryDry"][level - 1]!;
  const wind = w === 1 ? "noWind" : w === 6 ? "heavyWind" : "mildBreeze";
  const canBe = s.boards[0] !== "none" && level >= (s.steppe[0] === "veryDry" ? 6 : 5);
  const final = d + (w === 1 ? 0 : w === 6 ? 2 : 1) + 3 * s.bombardments;
  const heavyCan = s.boards[0] === "desert" && s.steppe[0] === "none";
  let dust = "none";
  if (canBe && final >= 6) dust = final <= 7 ? "light" : final <= 9 || !heavyCan ? "moderate" : "heavy";
  return [printed, time, ec, wind, dust].join(".");
}

const faces = [1, 2, 3, 4, 5, 6];
function* allDice(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const face of faces) for (const rest of allDice(n - 1)) yield [face, ...rest];
}

test("D11.2–D11.5, D11.701: for various months and boards, the odds match an enumeration of all 46656 rolls", () => {
  const scenarios: DyoScenario[] = [
    ...[1, 4, 7, 10, 11, 12].map((month) => ({ ...july, month, bombardments: 1 })),
    { ...july, boards: ["mixed"], bombardments: 2 },
    { ...july, boards: ["none"] },
    { ...july, steppe: ["veryDry"], bombardments: 2 },
    { ...july, month: 12, noNight: true, mudEc: true },
    { ...july, month: 4, steppe: ["veryDry"], boards: ["mixed"], noNight: true },
  ];
  for (const scenario of scenarios) {
    const counted = new Map<Outcome, bigint>();
    for (const dice of allDice(6)) {
      const outcome = byHand(scenario, dice);
      counted.set(outcome, (counted.get(outcome) ?? 0n) + 1n);
    }
    const tree = outcomes(scenario);
    assert.deepEqual([...tree.counts.keys()].sort(), [...counted.keys()].sort(), JSON.stringify(scenario));
    for (const [outcome, count] of counted)
      assert.equal(count * tree.total, tree.counts.get(outcome)! * 46656n, `${JSON.stringify(scenario)} ${outcome}`);
  }
});

test("Heavy Dust needs a Final dr of 10, so in July it is impossible without a Bombardment (at most 6 + 2)", () => {
  assert.deepEqual(odds(july, { dust: "heavy" }), { count: 0n, total: 1n });
  // Heavy Dust needs a Final dr of 10. A Bombardment gives a drm of +3, a Mild Breeze +1 and Heavy Wind +2. So it needs
  // a dr of 6 in a Mild Breeze, and of 5 or 6 in Heavy Wind: (4 × 1 + 1 × 2)/36. The EC are dry enough on 5 of 6 drs,
  // but never in the Early Morning, unless the Weather is Overcast (1 of 36): (35 × 5 + 1 × 6)/216 × 5/6.
  const oneBombardment = odds({ ...july, bombardments: 1 }, { dust: "heavy" });
  assert.deepEqual(oneBombardment, reduced({ count: 181n * 5n * 6n, total: 216n * 6n * 36n }));
  assert.equal(asFraction(oneBombardment), "905/7776");
  assert.equal(asPercent(oneBombardment, 2), "11.64%");
});

test("results passed as `known` are certain, and the odds of the other steps depend on them", () => {
  const known = { weather: "clear", time: "earlyMorning", ec: "moist" } as const;
  assert.deepEqual(odds({ ...july, bombardments: 9 }, { dust: "some" }, known), { count: 0n, total: 1n });
  assert.deepEqual(odds(july, { effect: "sunBlindness" }, known), { count: 1n, total: 1n });
  // With Very Dry EC and Heavy Wind, a dr of 4 or more gives Dust.
  const dry = { weather: "clear", time: "none", ec: "veryDry", wind: "heavyWind" } as const;
  assert.deepEqual(odds(july, { dust: "some" }, dry), { count: 1n, total: 2n });
});

test("the odds of an effect, such as Mist, are the odds of all outcomes that have this effect", () => {
  const overcast = { count: 1n, total: 36n };
  assert.deepEqual(odds(july, { weather: "anyOvercast" }), overcast);
  // In July there is Intense Heat Haze in the Mid Morning and at Midday, in October only at Midday, and never if the
  // Weather is Overcast.
  assert.deepEqual(odds(july, { effect: "intenseHeatHaze" }), reduced({ count: 35n * 2n, total: 216n }));
  assert.deepEqual(odds({ ...july, month: 10 }, { effect: "intenseHeatHaze" }), reduced({ count: 28n, total: 216n }));
  assert.deepEqual(odds(july, { effect: "haze" }), reduced({ count: 35n * 3n, total: 216n }));
  assert.deepEqual(odds({ ...july, theatre: "middleEast" }, { effect: "haze" }), { count: 0n, total: 1n });
  assert.deepEqual(odds(july, { effect: "mist" }), { count: 0n, total: 1n });
  // In November, 28 of the 36 Weather DR are not Overcast.
  assert.deepEqual(odds({ ...july, month: 11 }, { effect: "mist" }), reduced({ count: 28n, total: 216n }));
  assert.deepEqual(odds(july, { effect: "sunBlindness" }), reduced({ count: 35n * 2n, total: 216n }));
  assert.deepEqual(odds({ ...july, month: 4 }, { weather: "anyMud" }), { count: 1n, total: 18n });
  assert.deepEqual(odds(july, { ec: "dryOrVeryDry", weather: "overcast" }), reduced({ count: 5n, total: 216n }));
});

test("resultsIn parses clear.night as the results of the first two steps, and an empty text as no results", () => {
  assert.deepEqual(resultsIn(""), {});
  assert.deepEqual(resultsIn("clear.night"), { weather: "clear", time: "night" });
});
