import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_NO, JULY, statusOf } from "../../../tests/in-force.ts";
import { DENSITIES } from "../dust-density.ts";
import { ECS, TIMES, WEATHERS, WIND_FORCES } from "../scenario.ts";
import { ecOf } from "./climate.ts";
import type { Game } from "./game.ts";

/** A DYO game without SSR, so that haze and Sun Blindness depend on the Time of Day. */
const DYO: Game = { ...JULY, dyo: true, ssrHaze: undefined, ssrSun: undefined };
const BOARDS = {
  desert: [{ number: 25 }, { number: 31 }],
  mixed: [{ number: 24 }, { number: 25 }],
  none: [{ number: 24 }],
};
/** Returns the status of a rule for each value of a field: `{ dry: "in", wet: "out: dry by D11.71" }`. */
const by = <K extends keyof Game>(game: Game, field: K, values: readonly Game[K][], rule: string) =>
  Object.fromEntries(values.map((value) => [value, statusOf({ ...game, [field]: value }, rule)]));
const inFor = <K extends keyof Game>(game: Game, field: K, values: readonly Game[K][], rule: string) =>
  values.filter((value) => statusOf({ ...game, [field]: value }, rule) === "in");

test("D11.3, D11.62: a DYO scenario has haze at three times of day, and its month can make the haze Intense", () => {
  assert.deepEqual(inFor(DYO, "time", [...TIMES, "none"], "D11.623"), ["midMorning", "midday", "midAfternoon"]);
  for (const [month, intense] of [
    ["1942-04", false],
    ["1942-05", true],
    ["1942-09", true],
    ["1942-10", false],
  ] as const) {
    const game: Game = { ...DYO, month };
    const times = intense ? ["midMorning", "midday"] : ["midday"];
    assert.deepEqual(inFor(game, "time", TIMES, "D11.621"), times, month);
    assert.deepEqual(
      inFor(game, "time", TIMES, "D11.62"),
      intense ? ["midAfternoon"] : ["midMorning", "midAfternoon"],
      month,
    );
  }
  assert.equal(statusOf({ ...DYO, time: "earlyMorning" }, "D11.623"), "out: specified by D11.3");
  assert.equal(statusOf({ ...DYO, time: "night" }, "D11.623"), "out: daytime by D11.1");
  assert.equal(statusOf({ ...DYO, time: "midday" }, "D11.62"), "out: haze by D11.3", "the haze is Intense");
});

test("D11.62: haze needs North Africa, a Desert Board and no Overcast, and does not depend on the EC", () => {
  const hazy: Game = { ...JULY, ssrHaze: "normal" };
  assert.deepEqual(
    inFor(
      hazy,
      "place",
      ["northAfrica", "tunisia", "middleEast", "mediterranean", "sicily", "eastAfrica", "other"],
      "D11.62",
    ),
    ["northAfrica", "tunisia"],
  );
  assert.equal(statusOf({ ...hazy, place: "middleEast" }, "D11.62"), "out: northAfrica by D11.62");
  assert.deepEqual(inFor(hazy, "weather", WEATHERS, "D11.62"), ["clear", "gusty", "mud"]);
  assert.equal(statusOf({ ...hazy, weather: "overcast" }, "D11.62"), "out: notOvercast by D11.62");
  assert.equal(statusOf({ ...hazy, boards: BOARDS.mixed }, "D11.62"), "in");
  assert.equal(statusOf({ ...hazy, boards: BOARDS.none }, "D11.62"), "out: desertBoard by D11.62");
  assert.deepEqual(inFor(hazy, "ec", ECS, "D11.62"), [...ECS]);
  assert.equal(statusOf({ ...hazy, time: "night" }, "D11.62"), "out: daytime by D11.1");
});

test("D11.62: a printed scenario has haze only by SSR, whatever the time of day", () => {
  const midday: Game = { ...JULY, time: "midday" };
  assert.deepEqual(by(midday, "ssrHaze", ["none", "normal", "intense", undefined], "D11.621"), {
    none: "out: specified by D11.62",
    normal: "out: haze by D11.62",
    intense: "in",
    undefined: "ask: ssrHaze",
  });
});

test("the players are asked for an unknown field only if its value can change which rules are in force", () => {
  const unknown: Game = {
    ...DYO,
    weather: undefined,
    time: undefined,
    ec: undefined,
    wind: undefined,
    dust: undefined,
  };
  assert.equal(statusOf(unknown, "D11.623"), "ask: time weather");
  assert.equal(statusOf({ ...unknown, place: "eastAfrica" }, "D11.623"), "out: northAfrica by D11.62");
  assert.equal(statusOf({ ...unknown, weather: "overcast" }, "D11.623"), "out: notOvercast by D11.62");
  assert.equal(statusOf(unknown, "D11.71"), "ask: ec");
  assert.equal(statusOf({ ...unknown, boards: BOARDS.mixed }, "D11.71"), "ask: ec dust");
  assert.equal(statusOf({ ...unknown, ec: "moist" }, "D11.71"), "out: dry by D11.71");
  assert.equal(
    statusOf({ ...unknown, ec: "dry", boards: [{ number: 25 }, { number: 40 }] }, "D11.76"),
    "ask: laterBoards",
  );
  assert.equal(
    statusOf({ ...unknown, ec: "dry", boards: [{ number: 25 }, { number: 40, desert: false }] }, "D11.76"),
    "out: desertOnly by D11.73",
  );
  assert.equal(
    statusOf({ ...unknown, ec: "dry", boards: [{ number: 25 }, { number: 40, desert: true }] }, "D11.76"),
    "in",
  );
});

test("D11.61–D11.612: Sun Blindness is in effect only in the Early Morning and the Late Afternoon", () => {
  assert.deepEqual(inFor(DYO, "time", [...TIMES, "none"], "D11.611"), ["earlyMorning"]);
  assert.deepEqual(inFor(DYO, "time", [...TIMES, "none"], "D11.6111"), ["earlyMorning"]);
  assert.deepEqual(inFor(DYO, "time", [...TIMES, "none"], "D11.612"), ["lateAfternoon"]);
  assert.deepEqual(inFor(DYO, "time", [...TIMES, "none"], "D11.61"), ["earlyMorning", "lateAfternoon"]);
  const late: Game = { ...JULY, ssrSun: "late" };
  assert.deepEqual(inFor(late, "weather", WEATHERS, "D11.612"), ["clear", "gusty", "mud"]);
  assert.equal(
    statusOf({ ...late, place: "eastAfrica", boards: BOARDS.mixed }, "D11.612"),
    "in",
    "Sun Blindness is not limited to North Africa",
  );
  assert.equal(statusOf({ ...late, boards: BOARDS.none }, "D11.612"), "out: desertBoard by D11.61");
  assert.equal(statusOf({ ...late, time: "night" }, "D11.612"), "out: daytime by D11.1");
  assert.equal(statusOf(late, "D11.611"), "out: specified by D11.61");
});

test("D13.2, D11.6111: in Steppe Terrain, Sun Blindness exists only in the Late Afternoon in Very Dry EC", () => {
  const boards = [{ number: 26, altered: "steppe" }] as const;
  assert.deepEqual(inFor({ ...JULY, boards, ssrSun: "late" }, "ec", ECS, "D11.612"), ["veryDry"]);
  assert.deepEqual(inFor({ ...JULY, boards, ssrSun: "early" }, "ec", ECS, "D11.611"), []);
  assert.deepEqual(
    inFor({ ...JULY, boards, ssrHaze: "normal" }, "ec", ECS, "D11.62"),
    [...ECS],
    "haze does not need Very Dry EC",
  );
});

test("D11.6111: Early Morning Sun Blindness makes EC Moist, so Dust cannot exist", () => {
  const early: Game = { ...DYO, time: "earlyMorning", ec: undefined };
  assert.equal(statusOf(early, "D11.71"), "out: dry by D11.71");
  assert.equal(statusOf({ ...early, weather: "mud" }, "D7.3#lessByOne"), "out: sand by D7.1");
  assert.equal(statusOf({ ...early, overlays: [{ id: "S1" }] }, "D7.4"), "in", "Moist is not Wet");
  assert.equal(statusOf({ ...early, weather: "mud", overlays: [{ id: "S1" }] }, "D7.4"), "out: wet by D7.4");
});

test("D11.3, D11.6111: Early Morning Sun Blindness makes EC Moist, or Wet after rain, or Mud in Mud Weather", () => {
  const early: Game = { ...JULY, ssrSun: "early", dust: "light" };
  const ecs = (given: Partial<Game>) => Object.fromEntries(ECS.map((ec) => [ec, ecOf({ ...early, ...given, ec })]));
  const drier = (to: string) => Object.fromEntries(["veryDry", "dry", "moderate", "moist"].map((ec) => [ec, to]));
  assert.deepEqual(ecs({}), { ...drier("moist"), wet: "wet", mud: "mud" });
  assert.deepEqual(ecs({ rained: true }), { ...drier("wet"), wet: "wet", mud: "mud" });
  assert.deepEqual(ecs({ weather: "mud" }), { ...drier("mud"), wet: "mud", mud: "mud" });
  assert.deepEqual(
    ecs({ weather: "overcast" }),
    Object.fromEntries(ECS.map((ec) => [ec, ec])),
    "without Sun Blindness the EC are unchanged",
  );
  assert.deepEqual(
    ecs({ ssrSun: undefined }),
    Object.fromEntries(ECS.map((ec) => [ec, ec])),
    "the EC are unchanged unless Sun Blindness is known to be in effect",
  );
  assert.equal(ecOf({ ...early, ec: undefined }), "moist");
  assert.equal(ecOf({ ...early, ssrSun: "none", ec: undefined }), undefined);
  assert.equal(statusOf(early, "D11.71"), "out: dry by D11.71");
  assert.equal(statusOf({ ...early, rained: true, overlays: [{ id: "S1" }] }, "D7.3#lessByOne"), "in");
});

test("D11.3: there is Mist in the Early Morning of November–April, in a DYO scenario with a Desert Board", () => {
  const game: Game = { ...DYO, time: "earlyMorning" };
  assert.deepEqual(inFor(game, "month", ["1942-10", "1942-11", "1943-04", "1943-05"], "D11.3#mist"), [
    "1942-11",
    "1943-04",
  ]);
  const january: Game = { ...game, month: "1943-01" };
  assert.deepEqual(inFor(january, "time", [...TIMES, "none"], "D11.3#mist"), ["earlyMorning"]);
  assert.equal(statusOf({ ...january, boards: BOARDS.none }, "D11.3#mist"), "out: desertBoard by D11.3");
  assert.deepEqual(inFor(january, "weather", WEATHERS, "D11.3#mist"), ["clear", "gusty", "mud"]);
  assert.equal(
    statusOf({ ...january, weather: "overcast" }, "D11.3#mist"),
    "out: notOvercast by D11.3",
    "Overcast changes the Time of Day to None",
  );
  assert.equal(statusOf({ ...january, dyo: false }, "D11.3#mist"), "out: mist by D11.3");
});

test("D11.71, D11.73: Dust needs Dry or Very Dry EC and a Desert Board; Heavy Dust needs Desert Boards only", () => {
  assert.deepEqual(inFor(JULY, "ec", ECS, "D11.77"), ["veryDry", "dry"]);
  assert.deepEqual(inFor(JULY, "ec", ECS, "D11.76"), ["veryDry", "dry"]);
  const steppe: Game = { ...JULY, boards: [{ number: 25, altered: "steppe" }] };
  assert.deepEqual(inFor(steppe, "ec", ECS, "D11.77"), ["veryDry"]);
  assert.deepEqual(inFor(steppe, "ec", ECS, "D11.76"), []);
  assert.equal(statusOf({ ...steppe, ec: "dry" }, "D11.77"), "out: dry by D13.2");
  assert.equal(statusOf({ ...steppe, ec: "veryDry" }, "D11.76"), "out: noSteppe by D11.73");
  assert.equal(statusOf({ ...JULY, boards: BOARDS.mixed }, "D11.77"), "in");
  assert.equal(statusOf({ ...JULY, boards: BOARDS.mixed }, "D11.76"), "out: desertOnly by D11.73");
  assert.equal(statusOf({ ...JULY, boards: BOARDS.none }, "D11.77"), "out: desertBoard by D11.71");
  assert.equal(
    statusOf({ ...JULY, boards: [{ number: 25, altered: "broken" }] }, "D11.76"),
    "in",
    "Broken Terrain does not matter",
  );
});

test("D11.71, D13.2: if only some boards are Steppe Terrain, players decide whether Dust can exist in Dry EC", () => {
  const boards = [{ number: 26, altered: "steppe" }, { number: 27 }] as const;
  assert.deepEqual(by({ ...JULY, boards }, "ec", ECS, "D11.77"), {
    veryDry: "in",
    dry: "ask: dlvBesideSteppe",
    ...Object.fromEntries(["moist", "moderate", "wet", "mud"].map((ec) => [ec, "out: dry by D11.71"])),
  });
  assert.equal(statusOf({ ...JULY, boards, answers: { dlvBesideSteppe: true } }, "D11.77"), "in");
  assert.equal(statusOf({ ...JULY, boards, answers: { dlvBesideSteppe: false } }, "D11.77"), "out: dry by D13.2");
  assert.equal(statusOf({ ...JULY, boards, ec: "veryDry" }, "D11.76"), "out: noSteppe by D11.73");
});

test("D11.76: while Heavy Dust can exist, rules for all Dust densities are in force, because wind changes it", () => {
  const rules = ["D11.71", "D11.72", "D11.73", "D11.73#entry", "D11.731", "D11.732", "D11.761", "D11.793"];
  for (const rule of rules) assert.deepEqual(inFor(JULY, "dust", DENSITIES, rule), [...DENSITIES], rule);
  assert.equal(statusOf({ ...JULY, dust: undefined }, "D11.71"), "in");
});

test("D11.71, D11.72: if Heavy Dust cannot exist, only the rules for the current Dust density are in force", () => {
  const mixed: Game = { ...JULY, boards: BOARDS.mixed };
  assert.deepEqual(inFor(mixed, "dust", DENSITIES, "D11.71"), DENSITIES.slice(1));
  assert.deepEqual(inFor(mixed, "dust", DENSITIES, "D11.72"), ["moderate"]);
  assert.deepEqual(inFor({ ...mixed, book: "asl" }, "dust", DENSITIES, "D11.72"), ["moderate", "extremelyHeavy"]);
  assert.deepEqual(inFor(mixed, "dust", DENSITIES, "D11.731"), []);
  assert.equal(statusOf(mixed, "D11.71"), "out: density by D11.7");
  assert.equal(statusOf({ ...mixed, dust: undefined }, "D11.71"), "ask: dust");
  const later: Game = { ...JULY, boards: [{ number: 25 }, { number: 40 }] };
  assert.equal(statusOf(later, "D11.71"), "ask: laterBoards");
});

test("D11.77: no form of Dust exists once rain has begun", () => {
  const rained: Game = { ...JULY, rained: true, answers: { vehicle: true, oba: true } };
  for (const rule of ["D11.71", "D11.74", "D11.75", "D11.76", "D11.792"])
    assert.equal(statusOf(rained, rule), "out: rained by D11.77", rule);
});

test("D11.74: Vehicle Dust needs a vehicle or motorcycle, and does not depend on wind and Gusts", () => {
  const game: Game = { ...JULY, answers: { vehicle: true } };
  assert.deepEqual(inFor(game, "wind", WIND_FORCES, "D11.74"), [...WIND_FORCES]);
  assert.equal(statusOf({ ...game, gusts: true }, "D11.74"), "in");
  assert.equal(statusOf(JULY, "D11.74"), "ask: vehicle");
  assert.equal(statusOf({ ...JULY, answers: { vehicle: false, motorcycle: true } }, "D11.74"), "in");
  assert.equal(
    statusOf({ ...JULY, answers: { vehicle: false, motorcycle: false } }, "D11.74"),
    "out: vehicle by D11.74",
  );
});

test("D11.75 is in force only with OBA, D11.761 only if Heavy Dust can exist, and D11.78 only at night in Dust", () => {
  assert.equal(statusOf({ ...JULY, answers: { oba: true } }, "D11.75"), "in");
  assert.equal(statusOf({ ...JULY, answers: { oba: false } }, "D11.75"), "out: oba by D11.75");
  assert.deepEqual(inFor(JULY, "wind", WIND_FORCES, "D11.761"), [...WIND_FORCES]);
  const mixed: Game = { ...JULY, boards: BOARDS.mixed, dust: "light", wind: "heavyWind" };
  assert.equal(statusOf(mixed, "D11.761"), "out: desertOnly by D11.73");
  assert.equal(statusOf({ ...mixed, time: "night" }, "D11.78"), "in");
  assert.equal(statusOf(mixed, "D11.78"), "out: night by D11.78");
  assert.equal(statusOf({ ...mixed, time: "night", dust: "none" }, "D11.78"), "out: density by D11.7");
});

test("D11.6: the DLV rule is in force with Sun Blindness, haze, or Light or denser Dust", () => {
  const mixed: Game = { ...JULY, boards: BOARDS.mixed };
  assert.equal(statusOf(mixed, "D11.6"), "out: specified by D11.62");
  for (const some of [{ ssrHaze: "normal" }, { ssrSun: "early" }, { dust: "light" }] as const)
    assert.equal(statusOf({ ...mixed, ...some }, "D11.6"), "in");
  assert.equal(statusOf(JULY, "D11.6"), "in", "wind can bring Dust");
});

test("D11.2–D11.5, D11.701: each roll of a DYO scenario needs an Arid Land or a Desert Board", () => {
  const rolls = ["D11.2", "D11.3", "D11.4", "D11.5", "D11.701"];
  const each = (game: Game) => rolls.map((rule) => statusOf(game, rule));
  assert.deepEqual(each(DYO), ["in", "in", "in", "in", "in"]);
  assert.deepEqual(each({ ...DYO, boards: BOARDS.none }), [
    "in",
    "out: desertBoard by D11.3",
    "in",
    "in",
    "out: desertBoard by D11.71",
  ]);
  const other = "out: aridLand by D11.2";
  assert.deepEqual(each({ ...DYO, place: "other" }), [other, "in", other, other, "in"]);
  assert.deepEqual(each({ ...DYO, ec: "moderate" }).at(-1), "out: dry by D11.71");
  assert.deepEqual(each(JULY).slice(0, 4), [
    "out: dyo by D11.2",
    "out: dyo by D11.3",
    "out: dyo by D11.4",
    "ask: windByDr",
  ]);
});

test("D11.8: Desert Mud needs an Arid Land, Desert Boards only, no Alternate Terrain, and Mud", () => {
  const muddy: Game = { ...JULY, ec: "mud", answers: { vehicle: true } };
  assert.deepEqual(inFor(muddy, "ec", ECS, "D11.8"), ["mud"]);
  assert.deepEqual(inFor({ ...muddy, ec: "wet" }, "weather", WEATHERS, "D11.8"), ["mud", "mudOvercast"]);
  assert.equal(statusOf({ ...muddy, ec: "wet" }, "D11.8"), "out: mud by D11.8");
  assert.equal(statusOf({ ...muddy, place: "other" }, "D11.8"), "out: aridLand by D11.2");
  assert.equal(statusOf({ ...muddy, boards: BOARDS.mixed }, "D11.8"), "out: desertOnly by D11.8");
  for (const altered of ["broken", "steppe"] as const)
    assert.equal(
      statusOf({ ...muddy, boards: [{ number: 26, altered }, { number: 27 }] }, "D11.8"),
      "out: noAltered by D11.8",
    );
  assert.equal(statusOf({ ...muddy, ec: undefined }, "D11.8"), "ask: ec");
  assert.equal(statusOf({ ...muddy, answers: { ...ALL_NO } }, "D11.8"), "out: vehicle by D11.8");
});

test("D11.8: the Bog dr of Desert Mud needs hammada, and a Wagon makes the dr too", () => {
  const muddy: Game = { ...JULY, ec: "mud", boards: [{ number: 27 }], answers: { ...ALL_NO, wagon: true } };
  assert.equal(statusOf(muddy, "D11.8"), "in");
  assert.equal(statusOf(muddy, "D11.8#bog"), "out: hammada by D3.1");
  assert.equal(statusOf({ ...muddy, answers: { ...muddy.answers, hammada: true } }, "D11.8#bog"), "in");
});

test("D7.3, D7.4, D7.41, D7.42: whether EC are Wet or Mud determines which rules about sand are in force", () => {
  const game: Game = { ...JULY, overlays: [{ id: "S1" }], answers: { gun: true } };
  for (const rule of ["D7.4", "D7.41#half", "D7.42#half"])
    assert.deepEqual(
      inFor(game, "ec", ECS, rule),
      ECS.filter((ec) => ec !== "wet" && ec !== "mud"),
      rule,
    );
  assert.deepEqual(inFor(game, "ec", ECS, "D7.3#lessByOne"), ["wet", "mud"]);
  assert.deepEqual(inFor(game, "ec", ECS, "D7.3"), [...ECS]);
});
