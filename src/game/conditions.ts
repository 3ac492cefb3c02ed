/**
 * Derives the climate of a game: the EC, and whether there is Mist, night, haze, Sun Blindness or Mud, or can be Dust.
 * Used, for example, by the list of rules in force, the rolls before play and the log of play.
 */
import { type DustCondition, densestPossible } from "./dust-density.ts";
import { hazeInEffect } from "./haze-in-effect.ts";
import type { Haze } from "./heat-haze.ts";
import { anyTrue, evaluateCases, type Finding, forAll, type Truth, truthOf } from "./in-force/finding.ts";
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
import { type SunScenario, type SunTime, sunConditions } from "./sun-in-effect.ts";

/**
 * What affects the climate on the boards. Each list has all values that are still possible: only one if the value is
 * known.
 */
export type Ground = {
  readonly boards: readonly Boards[];
  /** Whether any Desert Board is Broken Terrain (D13.1). */
  readonly broken: boolean;
  readonly steppe: readonly Steppe[];
  /** What to ask the players if `steppe` has several values. */
  readonly askOfSteppe?: Field | Question;
};

/**
 * What affects the climate of a game. Each list has all values that are still possible: only one if the value is known.
 */
export type Scene = Ground & {
  readonly dyo: boolean;
  /** Whether the game takes place in an Arid Land (D11.2). */
  readonly aridLand: boolean;
  /** Whether the game takes place in North Africa, which includes Tunisia (D11.2). */
  readonly northAfrica: boolean;
  /** 1 is January. */
  readonly month: number;
  readonly weather: readonly Weather[];
  readonly time: readonly (TimeOfDay | "none")[];
  readonly ec: readonly Ec[];
  /** Whether it has rained at any time in the game. */
  readonly rained: boolean;
  /** The haze by SSR; undefined if the Time of Day determines the haze (D11.3). */
  readonly ssrHaze: readonly (Haze | "none")[] | undefined;
  /** Sun Blindness by SSR; undefined if the Time of Day determines it (D11.3). */
  readonly ssrSun: readonly (SunTime | "none")[] | undefined;
};

/**
 * The EC, and the conditions of each effect of the climate, such as Mist. An effect exists if all of its conditions
 * hold. Each condition is a `Finding` (in-force/finding.ts).
 */
export type Conditions = {
  /** All EC that are still possible (D11.4, D11.6111). */
  readonly ec: readonly Ec[];
  readonly night: Finding;
  readonly daytime: Finding;
  /** Conditions for Mist (D11.3). */
  readonly mist: readonly Finding[];
  /** Conditions for haze, whether normal or Intense (D11.62). */
  readonly anyHaze: readonly Finding[];
  /** Conditions for normal and for Intense Heat Haze (D11.62, D11.621). */
  readonly haze: Readonly<Record<Haze, readonly Finding[]>>;
  /** Conditions for Sun Blindness in the Early Morning and in the Late Afternoon (D11.611, D11.612). */
  readonly sun: Readonly<Record<SunTime, readonly Finding[]>>;
  /** Whether there is Mud by the Weather or, in our reading of D11.8, by the EC. */
  readonly mud: Finding;
  /** Conditions for Desert Mud (D11.8). In Mud that is not Desert Mud, the normal Bog rules apply. */
  readonly desertMud: readonly Finding[];
  /** Conditions for Light Dust to exist (D11.71, D13.2, D11.77). */
  readonly dust: readonly Finding[];
  /**
   * Conditions for Heavy Dust to exist (D11.73). If Heavy Dust can exist, wind changes the density of Dust (D11.76).
   */
  readonly heavyDust: readonly Finding[];
};

/** Evaluates the condition that there is at least one Desert Board (D.1, F.1). */
export const desertBoardIn = ({ boards }: Pick<Ground, "boards">): Finding => ({
  name: "desertBoard",
  holds: forAll(boards, (one) => one !== "none"),
  ask: "laterBoards",
});
/** Evaluates the condition that all boards are Desert Boards. */
export const desertOnlyIn = ({ boards }: Pick<Ground, "boards">): Finding => ({
  name: "desertOnly",
  holds: forAll(boards, (one) => one === "desert"),
  ask: "laterBoards",
});

/** Applies the Weather to a Time of Day. Overcast turns every Time of Day except Night into "none" (D11.3). */
export const timeUnder = <T extends TimeOfDay | "none">(weather: Weather | undefined, time: T): T | "none" =>
  time !== "night" && isOvercast(weather) ? "none" : time;

/** Pairs every item of the first list with every item of the second: `[1, 2]` and `[3]` give `[[1, 3], [2, 3]]`. */
const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const));
/**
 * Returns one object for each value of each list: this value, with the first value of every other list. For
 * `{ a: [1, 2], b: [3, 4] }`, these are `{ a: 1, b: 3 }`, `{ a: 2, b: 3 }`, `{ a: 1, b: 3 }` and `{ a: 1, b: 4 }`.
 * They are enough for conditions that each depend on only one field.
 */
function enumerateStates<T extends object>(lists: { readonly [K in keyof T]: readonly T[K][] }): T[] {
  const keys = Object.keys(lists) as (keyof T)[];
  const first = Object.fromEntries(keys.map((key) => [key, lists[key][0]])) as T;
  return keys.flatMap((key) => lists[key].map((value) => ({ ...first, [key]: value })));
}

/** Evaluates the condition that the Weather is not Overcast, because Overcast cancels Early Morning (D11.3). */
const notOvercastIn = ({ weather }: Scene): Finding => ({
  name: "notOvercast",
  holds: forAll(weather, (one) => timeUnder(one, "earlyMorning") !== "none"),
  ask: "weather",
});
const isEarly = ({ time }: Scene): Truth => forAll(time, (one) => one === "earlyMorning");

/** Returns the conditions for Mist (D11.3): Early Morning in November–April, in a DYO scenario. */
function mistIn(scene: Scene): Finding[] {
  const { dyo, month } = scene;
  const isDue = dyo && (month >= 11 || month <= 4);
  return [desertBoardIn(scene), { name: "mist", holds: isDue && isEarly(scene), ask: "time" }, notOvercastIn(scene)];
}

/** Returns the inputs that haze and Sun Blindness have in common. */
const skies = ({ boards, weather }: Scene) => ({ desertBoard: boards.map((one) => one !== "none"), weather });

/**
 * Returns every possible input of `hazeInEffect`. With an SSR, these are all pairs of a haze by SSR and a Time of Day.
 * Without an SSR, they are all Times of Day.
 */
function hazeCalls({ ssrHaze, time, month }: Scene) {
  if (ssrHaze)
    return pairs(ssrHaze, time).map(
      ([called, one]) => ({ specifiedBy: "ssr", ssrHaze: called, night: one === "night" }) as const,
    );
  return time.map((one) => {
    // `hazeInEffect` does not accept "none". It gets "lateAfternoon" instead, because this Time of Day has no haze
    // either.
    const timeOfDay = one === "none" ? "lateAfternoon" : one;
    return { specifiedBy: "timeOfDay", timeOfDay, month } as const;
  });
}

/** Returns the conditions for haze in general, and for normal and Intense Heat Haze (D11.62, D11.621). */
function hazeIn(scene: Scene): Pick<Conditions, "anyHaze" | "haze"> {
  const [rule, ask] = scene.ssrHaze ? (["D11.62", "ssrHaze"] as const) : (["D11.3", "time"] as const);
  const calls = hazeCalls(scene);
  const cases = enumerateStates({ northAfrica: [scene.northAfrica], ...skies(scene), call: calls });
  const anyHaze = evaluateCases(
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

/** Returns what to ask the players if it is unknown whether the EC are dry enough: the EC, or the Steppe Terrain. */
const askOfDry = ({ ec, askOfSteppe }: Scene) => (ec.length > 1 ? "ec" : askOfSteppe);

const TIME_OF = { early: "earlyMorning", late: "lateAfternoon" } as const satisfies Record<SunTime, TimeOfDay>;

/** Returns the conditions for Sun Blindness in the Early Morning or in the Late Afternoon (D11.61–D11.612). */
function sunIn(scene: Scene, at: SunTime): Finding[] {
  const { time, steppe, ec, ssrSun } = scene;
  const cases = enumerateStates<SunScenario>({
    ...skies(scene),
    time: [at],
    night: time.map((one) => one === "night"),
    specified: ssrSun ? ssrSun.map((one) => one === at) : time.map((one) => one === TIME_OF[at]),
    steppe: pairs(steppe, ec).map(([ground, one]) =>
      ground !== "veryDry" ? "none" : one === "veryDry" ? one : "otherEc",
    ),
  });
  return evaluateCases(
    cases.map((one) =>
      sunConditions(one).map((c) => ({ ...c, name: c.name === "steppe" ? ("dry" as const) : c.name })),
    ),
    {
      desertBoard: "laterBoards",
      daytime: "time",
      notOvercast: "weather",
      specified: ssrSun ? "ssrSun" : "time",
      // In Steppe Terrain, Sun Blindness never occurs in the Early Morning (D11.6111). The EC do not matter then, so
      // the players are asked only about the terrain.
      dry: at === "early" ? scene.askOfSteppe : askOfDry(scene),
    },
  );
}

/**
 * Returns whether the Time of Day dr gave Early Morning, which determines the EC (D11.3). It determines the EC even in
 * Steppe Terrain, which has no Sun Blindness in the Early Morning (D11.6111).
 */
const isMorning = (scene: Scene): boolean =>
  scene.dyo && isEarly(scene) === true && truthOf([desertBoardIn(scene), notOvercastIn(scene)]) === true;

/**
 * Returns the EC in the Early Morning (D11.3, D11.6111). If the Weather has Mud, the EC are Mud. Otherwise, EC that are
 * known to be Wet or Mud remain. Otherwise, the EC are Wet if it has rained, or else Moist.
 */
function ecOfMorning({ ec, weather, rained }: Scene): Ec {
  if (weather.some(hasMud)) return "mud";
  const [only, ...others] = ec;
  if (only && !others.length && isWetOrMud(only)) return only;
  return rained ? "wet" : "moist";
}

/** Returns the conditions for Mud and for Desert Mud (D11.8, D13.1, D13.2). */
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

/** Returns the conditions for Light Dust and for Heavy Dust to exist (D11.71, D11.73, D11.77). */
function dustIn(scene: Scene): Pick<Conditions, "dust" | "heavyDust"> {
  const { boards, ec, steppe, rained } = scene;
  const cases = enumerateStates({ boards, ground: pairs(ec, steppe) }).map(({ boards: one, ground: [wet, terrain] }) =>
    densestPossible({ boards: one, ec: wet, steppe: terrain }),
  );
  const asks = { desertBoard: "laterBoards", dry: askOfDry(scene), desertOnly: "laterBoards" } as const;
  const found = (name: "light" | "heavy") =>
    evaluateCases<DustCondition["name"]>(
      cases.map((one) => one[name]),
      asks,
    );
  const dust = [...found("light"), { name: "rained", holds: !rained, rule: "D11.77" } as const];
  return { dust, heavyDust: [...dust, ...found("heavy")] };
}

/**
 * Returns the climate of a game (D11.1–D11.8, D13.1, D13.2). If a condition depends on an unknown field, its `holds` is
 * "ask".
 */
export function deriveConditions(scene: Scene): Conditions {
  const night: Truth = forAll(scene.time, (one) => one === "night");
  const sun = { early: sunIn(scene, "early"), late: sunIn(scene, "late") };
  // If it is certain that Early Morning determines the EC, its EC replace the EC of the game.
  const ec = truthOf(sun.early) === true || isMorning(scene) ? [ecOfMorning(scene)] : scene.ec;
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
