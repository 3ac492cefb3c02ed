import assert from "node:assert/strict";
import { test } from "node:test";
import { isRollNotation, isSeed, playGuide } from "./dyo-guide.ts";
import { type DyoScenario, effectsOf, type Results, type Step } from "./dyo-scenario.ts";
import { seededDice } from "./seeded-dice.ts";
import { sumOfDrms } from "./table.ts";

const july: DyoScenario = {
  ...{ theatre: "northAfrica", month: 7, boards: ["desert"], broken: false, steppe: ["none"] },
  ...{ bombardments: 0, noNight: false, mudEc: false },
};
const nothing = { weather: "", time: "", ec: "", wind: "", dust: "" };
const play = (thrown: Partial<Record<Step, string>>, given: Partial<DyoScenario> = {}, seed = "") =>
  playGuide({ ...july, ...given }, { ...nothing, ...thrown }, seed);
const names = (step: Step, results: Results, given: Partial<DyoScenario> = {}) =>
  effectsOf(step, { ...july, ...given }, results).map((e) => e.name);

test("playGuide asks for the rolls in the order of the game rules, and ignores rolls that come too early", () => {
  assert.equal(play({}).next, "weather");
  assert.equal(play({ weather: "34" }).next, "time");
  const early = play({ time: "3", dust: "6" });
  assert.equal(early.next, "weather");
  assert.deepEqual(
    early.steps.filter((s) => s.unused).map((s) => s.step),
    ["time", "dust"],
  );
  const whole = play({ weather: "34", time: "3", ec: "4", wind: "6", dust: "5" });
  assert.equal(whole.next, undefined);
  assert.deepEqual(whole.results, {
    ...{ weather: "clear", time: "midday", ec: "veryDry", wind: "heavyWind", dust: "light" },
  });
  assert.equal(whole.steps[4]!.final, 7);
});

test("D11.3: Overcast turns every result except Night into None, and players may agree to turn Night into None", () => {
  for (const dr of ["1", "2", "3", "4", "5"]) {
    const step = play({ weather: "66", time: dr }).steps[1]!;
    assert.deepEqual([step.reading?.result, step.reading?.because], ["none", "overcast"]);
  }
  assert.equal(play({ weather: "66", time: "6" }).results.time, "night");
  assert.equal(play({ weather: "66", time: "6" }, { noNight: true }).results.time, "none");
  assert.equal(play({ weather: "34", time: "6" }, { noNight: true }).steps[1]!.reading?.because, "noNight");
});

test("D11.3, D11.71: without a Desert Board, no roll is made for the Time of Day or for Dust", () => {
  const { steps } = play({ weather: "34", ec: "6", wind: "1" }, { boards: ["none"] });
  assert.deepEqual(
    steps.map((s) => s.state),
    ["done", "settled", "done", "done", "settled"],
  );
});

test("D11.6111: in the Early Morning, the EC are Moist without a dr, or Mud if the Weather has Mud", () => {
  const clear = play({ weather: "34", time: "1", ec: "6" });
  assert.equal(clear.results.ec, "moist");
  assert.deepEqual([clear.steps[2]!.state, clear.steps[2]!.unused], ["settled", true]);
  // In April, a Weather DR of 2 is Mud.
  assert.equal(play({ weather: "11", time: "1" }, { month: 4 }).results.ec, "mud");
  // Early Morning determines the EC in Steppe Terrain too, although there is no Sun Blindness there (D11.3, D11.6111).
  assert.equal(play({ weather: "34", time: "1" }, { steppe: ["veryDry"] }).results.ec, "moist");
  assert.equal(play({ weather: "11", time: "3" }, { month: 4, mudEc: true }).results.ec, "mud");
});

test("D11.701: wind and Bombardments modify the Dust dr, and Heavy becomes Moderate if it cannot exist", () => {
  const dice = { weather: "34", time: "3", ec: "6", wind: "3", dust: "6" };
  const dust = (given: Partial<DyoScenario>) => play(dice, given).steps[4]!;
  const two = dust({ bombardments: 2 });
  assert.ok(two.ruling?.roll);
  assert.equal(sumOfDrms(two.ruling.drms), 7);
  assert.deepEqual([two.final, two.reading?.result], [13, "heavy"]);
  assert.deepEqual(dust({ bombardments: 2, steppe: ["veryDry"] }).reading, {
    ...{ result: "moderate", printed: "heavy", because: "steppe" },
  });
  assert.equal(dust({ bombardments: 2, boards: ["mixed"] }).reading?.because, "mixed");
  const barred = (given: Partial<DyoScenario>, ec: string) => {
    const { state, ruling } = play({ ...dice, ec }, given).steps[4]!;
    return [state, ruling && !ruling.roll && `${ruling.because} ${ruling.rule}`];
  };
  assert.deepEqual(barred({ steppe: ["veryDry"] }, "2"), ["settled", "steppeTooWet D13.2"], "Dry is too wet");
  assert.deepEqual(barred({ month: 4 }, "1"), ["settled", "tooWet D11.71"], "Moist is too wet on every board");
});

test("D13.1, D11.8: if a board is Broken or Steppe Terrain, the normal Bog rules apply in Mud", () => {
  assert.deepEqual(names("weather", { weather: "mud" }, { broken: true }), ["normalMud"]);
  assert.deepEqual(names("weather", { weather: "mud" }, { steppe: ["beside"] }), ["normalMud"]);
  assert.deepEqual(names("ec", { weather: "clear", ec: "mud" }, { broken: true }), ["normalMud"]);
});

test("D13.2: if only some boards are Steppe Terrain, players decide if Dust and Sun Blindness need Very Dry EC", () => {
  const dice = { weather: "34", time: "5", ec: "2", wind: "3", dust: "6" };
  const agreed: Partial<DyoScenario> = { steppe: ["beside"], bombardments: 2 };
  assert.deepEqual(play(dice, agreed).steps[4]!.reading, {
    ...{ result: "moderate", printed: "heavy", because: "steppe" },
  });
  const late: Results = { weather: "clear", time: "lateAfternoon" };
  assert.deepEqual(names("time", late, agreed), ["sunBlindnessAfternoon"]);
  assert.deepEqual(names("ec", { ...late, ec: "dry" }, agreed), ["lightDust"]);
  assert.equal(play({ weather: "34", time: "1" }, agreed).results.ec, "moist");
  const open: Partial<DyoScenario> = { steppe: ["beside", "veryDry"], askOfSteppe: "dlvBesideSteppe" };
  assert.equal(
    play(dice, open).steps[4]!.state,
    "done",
    "the players may roll although it is not known whether Dust can exist",
  );
  assert.deepEqual(names("ec", { ...late, ec: "dry" }, open), ["open"]);
  assert.deepEqual(names("ec", { ...late, ec: "veryDry" }, open), ["sunBlindnessAfternoon", "lightDust"]);
});

test("haze and Sun Blindness by SSR replace those of the Time of Day, and such Sun Blindness can determine EC", () => {
  assert.equal(play({ weather: "34", time: "3" }, { ssrSun: ["early"] }).results.ec, "moist");
  assert.equal(play({ weather: "34", time: "1" }, { ssrSun: ["none"] }).results.ec, "moist");
  assert.deepEqual(names("time", { weather: "clear", time: "midday" }, { ssrHaze: ["normal"] }), ["heatHaze"]);
});

test("playGuide returns all rolls of each step, and whether each roll was typed or computed from the seed", () => {
  const { steps } = play({ weather: "s", time: "ss", ec: "s4" }, {}, "sirocco");
  assert.deepEqual(steps[0]!.throws[0]!.dice, seededDice("sirocco", "weather", 1, 2));
  assert.deepEqual(
    steps[1]!.throws.map((t) => [t.count, t.dice[0]]),
    [1, 2].map((n) => [n, seededDice("sirocco", "time", n, 1)[0]]),
  );
  assert.deepEqual(
    steps[2]!.throws.map((t) => t.count),
    [1, undefined],
  );
  const lost = play({ weather: "s" });
  assert.equal(lost.needsSeed, true);
  assert.equal(lost.next, "weather");
});

test("isRollNotation and isSeed accept only the formats that are allowed in the URL", () => {
  for (const good of ["", "s", "ss", "35", "s35s"]) assert.ok(isRollNotation("weather", good), good);
  for (const bad of ["3", "37", "x", "s3", "35 ", "s".repeat(21)]) assert.ok(!isRollNotation("weather", bad), bad);
  for (const good of ["", "4", "s4", "44"]) assert.ok(isRollNotation("ec", good), good);
  for (const bad of ["0", "7", "S"]) assert.ok(!isRollNotation("ec", bad), bad);
  assert.ok(isSeed("k7"));
  for (const bad of ["", "A", "a:b", "x".repeat(17), "砂"]) assert.ok(!isSeed(bad), bad);
});

test("effectsOf returns the effects of each Weather and Time of Day", () => {
  assert.deepEqual(names("weather", { weather: "mudOvercast" }), ["overcast", "desertMud"]);
  assert.deepEqual(names("weather", { weather: "mud" }, { boards: ["mixed"] }), ["normalMud"]);
  assert.deepEqual(names("weather", { weather: "gusty" }), [], "D11.2 gives Clear & Gusty no effect");
  const at = (time: Results["time"], given: Partial<DyoScenario> = {}) =>
    names("time", { weather: "clear", time: time! }, given);
  assert.deepEqual(at("earlyMorning"), ["sunBlindnessMorning"]);
  for (const month of [11, 12, 1, 2, 3, 4])
    assert.deepEqual(at("earlyMorning", { month }), ["sunBlindnessMorning", "mist"]);
  assert.deepEqual(at("midMorning"), ["intenseHeatHaze"]);
  assert.deepEqual(at("midMorning", { month: 4 }), ["heatHaze"]);
  assert.deepEqual(at("midday", { month: 1 }), ["intenseHeatHaze"]);
  assert.deepEqual(at("midAfternoon"), ["heatHaze"]);
  assert.deepEqual(at("midAfternoon", { theatre: "eastAfrica" }), ["noHaze"]);
  assert.deepEqual(at("lateAfternoon"), ["sunBlindnessAfternoon"]);
  assert.deepEqual(at("night"), ["night"]);
  assert.deepEqual(at("none"), []);
});

test("D13.2: in Steppe Terrain, Sun Blindness needs Very Dry EC, but haze does not depend on the EC", () => {
  const steppe: Partial<DyoScenario> = { steppe: ["veryDry"] };
  assert.deepEqual(names("time", { weather: "clear", time: "earlyMorning" }, steppe), ["sunBlindnessSteppe"]);
  assert.deepEqual(names("time", { weather: "clear", time: "lateAfternoon" }, steppe), []);
  const ec = (level: Results["ec"]) => names("ec", { weather: "clear", time: "lateAfternoon", ec: level! }, steppe);
  assert.deepEqual(ec("veryDry"), ["sunBlindnessAfternoon", "lightDust"]);
  assert.deepEqual(ec("dry"), ["sunBlindnessNotDry"]);
  assert.deepEqual(names("time", { weather: "clear", time: "midday" }, steppe), ["intenseHeatHaze"]);
});

test("effectsOf returns the effects of each EC, wind and density of Dust", () => {
  assert.deepEqual(names("ec", { weather: "clear", ec: "mud" }), ["desertMud"]);
  assert.deepEqual(names("ec", { weather: "mud", ec: "mud" }), []);
  assert.deepEqual(names("ec", { weather: "mud", ec: "wet" }), ["mudEcOpen"]);
  assert.deepEqual(names("ec", { weather: "clear", ec: "dry" }), ["heavyDust"]);
  assert.deepEqual(names("wind", { ec: "dry", wind: "heavyWind" }), ["heavyWind"]);
  assert.deepEqual(names("wind", { ec: "moist", wind: "heavyWind" }), []);
  const dusty: Results = { ec: "veryDry", wind: "heavyWind", dust: "moderate" };
  assert.deepEqual(names("dust", dusty), ["dust"]);
  for (const given of [{ boards: ["mixed"] }, { steppe: ["veryDry"] }] satisfies Partial<DyoScenario>[])
    assert.deepEqual(names("dust", dusty, given), ["steadyDust"], "D11.76: wind does not change the density there");
  const rule = (dust: Results["dust"]) => effectsOf("dust", july, { ec: "dry", dust: dust! }).map((e) => e.rule);
  assert.deepEqual(
    [rule("none"), rule("light"), rule("moderate"), rule("heavy")],
    [[], ["D11.71"], ["D11.72"], ["D11.73"]],
  );
});
