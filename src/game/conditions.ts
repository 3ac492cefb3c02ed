/**
 * What holds of a game's climate: EC, Mist, night, haze, Sun Blindness, Mud, and which Dust can exist. In force, the rolls before
 * play, the sheet, play and the calculators that a game opens all read this one derivation.
 */
import { type DustCondition, densestPossible } from "./dust-density.ts";
import { hazeInEffect } from "./haze-in-effect.ts";
import type { Haze } from "./heat-haze.ts";
import { anyTrue, type Finding, forAll, judged, type Truth, truthOf } from "./in-force/finding.ts";
import type { Field, Question } from "./in-force/game.ts";
import {
  type Boards,
  type Ec,
  hasMud,
  isOvercast,
  isWetOrMud,
  type Steppe,
  type TimeOfDay,
  type Weather,
} from "./scenario.ts";
import { type SunScenario, type SunTime, sunConditions } from "./sun-blindness.ts";

/** The boards as the climate asks for them. A list holds every value that is possible. */
export type Ground = {
  readonly boards: readonly Boards[];
  /** A Desert Board is Broken Terrain (D13.1). */
  readonly broken: boolean;
  readonly steppe: readonly Steppe[];
  /** What settles `steppe` where it has several values. */
  readonly askOfSteppe?: Field | Question;
};

/** What is chosen, rolled and agreed in a game. A list holds every value that is possible: one where it is known. */
export type Scene = Ground & {
  readonly dyo: boolean;
  /** D11.2 */
  readonly aridLand: boolean;
  /** D11.2: Tunisia is a part of it. */
  readonly northAfrica: boolean;
  /** 1 is January. */
  readonly month: number;
  readonly weather: readonly Weather[];
  readonly time: readonly (TimeOfDay | "none")[];
  readonly ec: readonly Ec[];
  /** Rain has begun at some time in the game. */
  readonly rained: boolean;
  /** What an SSR calls for; undefined where the Time of Day tells (D11.3). */
  readonly ssrHaze: readonly (Haze | "none")[] | undefined;
  readonly ssrSun: readonly (SunTime | "none")[] | undefined;
};

/** What holds: findings that must all hold, each true, false, or open with what to ask. */
export type Conditions = {
  /** The EC that can be in effect (D11.4, D11.6111). */
  readonly ec: readonly Ec[];
  readonly night: Finding;
  readonly daytime: Finding;
  /** D11.3 */
  readonly mist: readonly Finding[];
  /** D11.62: haze of either kind. */
  readonly anyHaze: readonly Finding[];
  /** D11.62, D11.621 */
  readonly haze: Readonly<Record<Haze, readonly Finding[]>>;
  /** D11.611, D11.612 */
  readonly sun: Readonly<Record<SunTime, readonly Finding[]>>;
  /** D11.8: Mud by the Weather or (our reading) by the EC. */
  readonly mud: Finding;
  /** D11.8: Mud with the Bog of Desert Boards; else the normal Bog rules apply. */
  readonly desertMud: readonly Finding[];
  /** D11.71, D13.2, D11.77: Light Dust can exist. */
  readonly dust: readonly Finding[];
  /** D11.73: Heavy Dust can exist, so that wind alters the Dust (D11.76). */
  readonly heavyDust: readonly Finding[];
};

/** D.1, F.1: at least one Desert Board. */
export const desertBoardIn = ({ boards }: Pick<Ground, "boards">): Finding => ({
  name: "desertBoard",
  holds: forAll(boards, (one) => one !== "none"),
  ask: "laterBoards",
});
/** Desert Boards only. */
export const desertOnlyIn = ({ boards }: Pick<Ground, "boards">): Finding => ({
  name: "desertOnly",
  holds: forAll(boards, (one) => one === "desert"),
  ask: "laterBoards",
});

/** D11.3: a result of the Time of Day dr as the Weather lets it be: Overcast makes all but Night "None". */
export const timeUnder = <T extends TimeOfDay | "none">(weather: Weather | undefined, time: T): T | "none" =>
  time !== "night" && isOvercast(weather) ? "none" : time;

/** Every pair of two lists. */
const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const));
/**
 * The states that a game can be in, one field varied at a time from the first value of the others: enough to judge
 * conditions that each depend on one field.
 */
function varied<T extends object>(lists: { readonly [K in keyof T]: readonly T[K][] }): T[] {
  const keys = Object.keys(lists) as (keyof T)[];
  const first = Object.fromEntries(keys.map((key) => [key, lists[key][0]])) as T;
  return keys.flatMap((key) => lists[key].map((value) => ({ ...first, [key]: value })));
}

/** D11.3: Mist in the Early Morning of November–April, in a DYO scenario. */
function mistIn(scene: Scene): Finding[] {
  const { dyo, month, time, weather } = scene;
  const isDue = dyo && (month >= 11 || month <= 4);
  return [
    desertBoardIn(scene),
    { name: "mist", holds: isDue && forAll(time, (one) => one === "earlyMorning"), ask: "time" },
    { name: "notOvercast", holds: forAll(weather, (one) => timeUnder(one, "earlyMorning") !== "none"), ask: "weather" },
  ];
}

/** What haze and sun have in common: the boards and the Weather. */
const skies = ({ boards, weather }: Scene) => ({ desertBoard: boards.map((one) => one !== "none"), weather });

/** What can call for haze: the Time of Day, or an SSR by day or night. */
function hazeCalls({ ssrHaze, time, month }: Scene) {
  if (ssrHaze)
    return pairs(ssrHaze, time).map(
      ([called, one]) => ({ specifiedBy: "ssr", ssrHaze: called, night: one === "night" }) as const,
    );
  return time.map((one) => {
    // Like Late Afternoon, a Time of Day of "none" calls for no haze.
    const timeOfDay = one === "none" ? "lateAfternoon" : one;
    return { specifiedBy: "timeOfDay", timeOfDay, month } as const;
  });
}

/** D11.62, D11.621: haze, and haze of one kind. */
function hazeIn(scene: Scene): Pick<Conditions, "anyHaze" | "haze"> {
  const [rule, ask] = scene.ssrHaze ? (["D11.62", "ssrHaze"] as const) : (["D11.3", "time"] as const);
  const calls = hazeCalls(scene);
  const cases = varied({ northAfrica: [scene.northAfrica], ...skies(scene), call: calls });
  const anyHaze = judged(
    cases.map(({ call, ...sky }) => hazeInEffect({ ...sky, ...call }).conditions),
    { desertBoard: "laterBoards", daytime: "time", notOvercast: "weather", specified: ask },
  );
  const found = calls.flatMap((call) => {
    const one = hazeInEffect({ northAfrica: true, desertBoard: true, weather: "clear", ...call });
    return one.inEffect ? [one.haze] : [];
  });
  const of = (kind: Haze): Finding[] => [
    ...anyHaze,
    { name: "haze", holds: forAll(found, (one) => one === kind), rule, ask },
  ];
  return { anyHaze, haze: { normal: of("normal"), intense: of("intense") } };
}

/** What settles whether the EC are dry enough. */
const askOfDry = ({ ec, askOfSteppe }: Scene) => (ec.length > 1 ? "ec" : askOfSteppe);

const TIME_OF = { early: "earlyMorning", late: "lateAfternoon" } as const satisfies Record<SunTime, TimeOfDay>;

/** D11.61–D11.612: Sun Blindness at a time of day. */
function sunIn(scene: Scene, at: SunTime): Finding[] {
  const { time, steppe, ec, ssrSun } = scene;
  const cases = varied<SunScenario>({
    ...skies(scene),
    time: [at],
    night: time.map((one) => one === "night"),
    specified: ssrSun ? ssrSun.map((one) => one === at) : time.map((one) => one === TIME_OF[at]),
    steppe: pairs(steppe, ec).map(([ground, one]) =>
      ground !== "veryDry" ? "none" : one === "veryDry" ? one : "otherEc",
    ),
  });
  return judged(
    cases.map((one) =>
      sunConditions(one).map((c) => ({ ...c, name: c.name === "steppe" ? ("dry" as const) : c.name })),
    ),
    {
      desertBoard: "laterBoards",
      daytime: "time",
      notOvercast: "weather",
      specified: ssrSun ? "ssrSun" : "time",
      // Early in the day no EC help in Steppe Terrain (D11.6111).
      dry: at === "early" ? scene.askOfSteppe : askOfDry(scene),
    },
  );
}

/** D11.3, D11.6111: the EC of Early Morning Sun Blindness: Moist, or wetter if rain, Mud or the players say so. */
function ecOfMorning({ ec, weather, rained }: Scene): Ec {
  if (weather.some(hasMud)) return "mud";
  const [only, ...others] = ec;
  if (only && !others.length && isWetOrMud(only)) return only;
  return rained ? "wet" : "moist";
}

/** D11.8, D13.1, D13.2: Mud, and whether its Bog is that of Desert Boards. */
function mudIn(scene: Scene): Pick<Conditions, "mud" | "desertMud"> {
  const { aridLand, weather, ec, broken, steppe } = scene;
  const byWeather = forAll(weather, hasMud);
  const byEc = forAll(ec, (one) => one === "mud");
  const mud: Finding = { name: "mud", holds: anyTrue(byWeather, byEc), ask: byWeather === "ask" ? "weather" : "ec" };
  return {
    mud,
    desertMud: [
      { name: "aridLand", holds: aridLand, rule: "D11.2" },
      desertOnlyIn(scene),
      { name: "noAltered", holds: !broken && steppe.every((one) => one === "none") },
      mud,
    ],
  };
}

/** D11.71, D11.73, D11.77: which Dust can exist. */
function dustIn(scene: Scene): Pick<Conditions, "dust" | "heavyDust"> {
  const { boards, ec, steppe, rained } = scene;
  const cases = varied({ boards, ground: pairs(ec, steppe) }).map(({ boards: one, ground: [wet, terrain] }) =>
    densestPossible({ boards: one, ec: wet, steppe: terrain }),
  );
  const asks = { desertBoard: "laterBoards", dry: askOfDry(scene), desertOnly: "laterBoards" } as const;
  const found = (name: "light" | "heavy") =>
    judged<DustCondition["name"]>(
      cases.map((one) => one[name]),
      asks,
    );
  const dust = [...found("light"), { name: "rained", holds: !rained, rule: "D11.77" } as const];
  return { dust, heavyDust: [...dust, ...found("heavy")] };
}

/** What holds of a game's climate (D11.1–D11.8, D13.1, D13.2), as far as what is known of it decides. */
export function conditionsOf(scene: Scene): Conditions {
  const night: Truth = forAll(scene.time, (one) => one === "night");
  const sun = { early: sunIn(scene, "early"), late: sunIn(scene, "late") };
  // EC that were told or rolled count unless Early Morning Sun Blindness is known to be in effect.
  const ec = truthOf(sun.early) === true ? [ecOfMorning(scene)] : scene.ec;
  const inEffect = { ...scene, ec };
  return {
    ec,
    night: { name: "night", holds: night, ask: "time" },
    daytime: { name: "daytime", holds: forAll(scene.time, (one) => one !== "night"), ask: "time" },
    mist: mistIn(scene),
    ...hazeIn(scene),
    sun,
    ...mudIn(inEffect),
    ...dustIn(inEffect),
  };
}
