import TIMES_OF_DAY from "../tables/D11.3-time-of-day.ts";
import EC from "../tables/D11.4-ec.ts";
import WIND from "../tables/D11.5-wind.ts";
import DUST_DRM from "../tables/D11.701-drm.ts";
import DUST from "../tables/D11.701-dust.ts";
import { type Conditions, deriveConditions, type Ground, type Scene, timeUnder } from "./conditions.ts";
import { always, type Distribution, die, mapValues, twoDice } from "./distribution.ts";
import type { Density } from "./dust-density.ts";
import { monthDrm, weatherAt } from "./dyo-tables.ts";
import { type Finding, type Reason, truthOf, valuesOf } from "./in-force/finding.ts";
import {
  ECS,
  type Ec,
  hasMud,
  isOvercast,
  TIMES,
  type TimeOfDay,
  WEATHERS,
  type Weather,
  type WindForce,
} from "./scenario.ts";
import { nameFor, sumOfDrms } from "./table.ts";

/** A DYO scenario in an Arid Land: the players' decisions (D11.2) and the SSR. */
export type DyoScenario = Ground &
  Partial<Pick<Scene, "ssrHaze" | "ssrSun">> & {
    readonly theatre: "northAfrica" | "middleEast" | "mediterranean" | "eastAfrica";
    /** 1 is January. */
    readonly month: number;
    /** The number of Bombardments that the scenario makes available (D11.701). */
    readonly bombardments: number;
    /** Whether both players agree to read Night as None (D11.3). */
    readonly noNight: boolean;
    /**
     * Whether both players agree that Mud in the Weather makes EC Mud without a dr. By the rules, this happens only in
     * the Early Morning (D11.6111).
     */
    readonly mudEc: boolean;
  };

/**
 * The steps of the set-up, in the order of the rules (D11.2–D11.5, D11.701). The roll for Dust comes after both sides
 * have set up.
 */
export const STEPS = ["weather", "time", "ec", "wind", "dust"] as const;
export type Step = (typeof STEPS)[number];

/** The densities of Dust with which a DYO scenario can begin (D11.701). */
type FirstDust = Exclude<Density, "veryHeavy" | "extremelyHeavy">;

/** The results of the steps so far. */
export type Results = {
  readonly weather?: Weather;
  readonly time?: TimeOfDay | "none";
  readonly ec?: Ec;
  readonly wind?: WindForce;
  readonly dust?: FirstDust;
};
/** A possible result of step `S`, or of any step if `S` is omitted. */
export type ResultOf<S extends Step = Step> = NonNullable<Results[S]>;

/** The rule of each step. */
export const RULE_OF = {
  weather: "D11.2",
  time: "D11.3",
  ec: "D11.4",
  wind: "D11.5",
  dust: "D11.701",
} as const satisfies Record<Step, string>;

/** A drm and its cause. `times`: how many such causes there are, for example 2 Bombardments; `drm`: their total. */
export type DyoDrm = {
  readonly drm: number;
  readonly because: "month" | "mildBreeze" | "heavyWind" | "bombardment";
  readonly times: number;
};

/**
 * The result of a Final dr. If a rule or the players' agreement replaces the result in the table, `printed` is the
 * result in the table, and `because` is the reason.
 */
export type Reading =
  | { readonly result: ResultOf; readonly because?: undefined }
  | {
      readonly result: ResultOf;
      readonly printed: ResultOf;
      readonly because: "overcast" | "noNight" | "steppe" | "mixed";
    };

/** Whether a step needs a roll. If not, a rule gives the result, and `because` is the reason. */
export type Ruling =
  | {
      readonly roll: true;
      readonly dice: 1 | 2;
      readonly drms: readonly DyoDrm[];
      /** Returns the result of a Final dr (of the DR for Weather). */
      readonly read: (final: number) => Reading;
    }
  | {
      readonly roll: false;
      readonly result: ResultOf;
      readonly because: "noDesertBoard" | "earlyMorning" | "earlyMorningMud" | "mudWeather" | "tooWet" | "steppeTooWet";
      readonly rule: string;
    };

const derived = new WeakMap<DyoScenario, Map<string, Conditions>>();
/**
 * Returns the climate for the results so far. It is cached, because the odds of a set-up need it thousands of times.
 */
function conditionsAfter(scenario: DyoScenario, { weather, time, ec }: Results): Conditions {
  const known = derived.get(scenario) ?? new Map<string, Conditions>();
  derived.set(scenario, known);
  const key = [weather, time, ec].join();
  const found =
    known.get(key) ??
    deriveConditions({
      ssrHaze: undefined,
      ssrSun: undefined,
      ...scenario,
      dyo: true,
      aridLand: true,
      northAfrica: scenario.theatre === "northAfrica",
      weather: valuesOf(weather, WEATHERS),
      time: valuesOf(time, [...TIMES, "none"] as const),
      ec: valuesOf(ec, ECS),
      rained: false,
    });
  known.set(key, found);
  return found;
}

/** Returns whether a scenario has, or may have, a Desert Board. */
const hasDesertBoard = ({ boards }: DyoScenario) => boards.some((one) => one !== "none");

/**
 * Returns whether a step needs a roll, and how to read it (D11.2–D11.5, D11.701). `results`: the results of all earlier
 * steps. If it is unknown whether the step needs a roll, the players may roll.
 */
export function stepRollFor(step: Step, scenario: DyoScenario, results: Results): Ruling {
  const { month, bombardments, noNight, mudEc } = scenario;
  const { weather = "clear", time, wind = "noWind", ec = "moderate" } = results;
  switch (step) {
    case "weather":
      return { roll: true, dice: 2, drms: [], read: (dr) => ({ result: weatherAt(month, dr) }) };
    case "time": {
      if (!hasDesertBoard(scenario)) return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.3" };
      const read = (dr: number): Reading => {
        const printed = nameFor(TIMES_OF_DAY, "dr", dr);
        if (printed === "night" && noNight) return { result: "none", printed, because: "noNight" };
        const result = timeUnder(weather, printed);
        return result === printed ? { result } : { result, printed, because: "overcast" };
      };
      return { roll: true, dice: 1, drms: [], read };
    }
    case "ec": {
      const { ec: possible, sun } = conditionsAfter(scenario, { weather, ...(time && { time }) });
      const [settled, ...others] = possible;
      if (settled && !others.length)
        return {
          roll: false,
          result: settled,
          because: settled === "mud" ? "earlyMorningMud" : "earlyMorning",
          rule: truthOf(sun.early) === true ? "D11.6111" : "D11.3",
        };
      if (hasMud(weather) && mudEc) return { roll: false, result: "mud", because: "mudWeather", rule: "D11.4" };
      const drm = monthDrm(month);
      const drms: DyoDrm[] = drm ? [{ drm, because: "month", times: 1 }] : [];
      return { roll: true, dice: 1, drms, read: (final) => ({ result: nameFor(EC, "dr", final) }) };
    }
    case "wind":
      return { roll: true, dice: 1, drms: [], read: (dr) => ({ result: nameFor(WIND, "dr", dr) }) };
    case "dust": {
      const { dust, heavyDust } = conditionsAfter(scenario, { ...results, weather, ec });
      const bar = dust.find(({ holds }) => holds === false);
      if (bar?.name === "desertBoard") return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.71" };
      if (bar)
        return bar.rule === "D13.2"
          ? { roll: false, result: "none", because: "steppeTooWet", rule: "D13.2" }
          : { roll: false, result: "none", because: "tooWet", rule: "D11.71" };
      const drms: DyoDrm[] = [];
      if (wind !== "noWind") drms.push({ drm: DUST_DRM[wind].drm, because: wind, times: 1 });
      if (bombardments)
        drms.push({
          drm: bombardments * DUST_DRM.bombardment.drm,
          because: "bombardment",
          times: bombardments,
        });
      const barred = heavyDust.filter(({ holds }) => holds === false);
      const because = barred.some(({ name }) => name === "noSteppe") ? "steppe" : "mixed";
      const read = (final: number): Reading => {
        const printed = nameFor(DUST, "dr", final);
        if (printed !== "heavy" || !barred.length) return { result: printed };
        return { result: "moderate", printed, because };
      };
      return { roll: true, dice: 1, drms, read };
    }
  }
}

/**
 * Returns the distribution of a step's result. The total is 36 for Weather, 6 for the other steps, and 1 without a
 * roll.
 */
export function stepResultOdds(ruling: Ruling): Distribution<ResultOf> {
  if (!ruling.roll) return always(ruling.result);
  const drm = sumOfDrms(ruling.drms);
  return mapValues(ruling.dice === 2 ? twoDice : die, (roll) => ruling.read(roll + drm).result);
}

/** The rule of each density in `FirstDust`. */
const RULE_OF_DUST: Readonly<Record<FirstDust, string>> = {
  none: "D11.71",
  light: "D11.71",
  moderate: "D11.72",
  heavy: "D11.73",
};

/**
 * The rule of each name that `effectsOf` can return. `noHaze`: there is no haze. `open`: an unanswered question decides
 * about further effects. Undefined: the density of Dust determines the rule (`RULE_OF_DUST`).
 */
const EFFECTS = {
  overcast: "D11.3",
  desertMud: "D11.8",
  normalMud: "D11.8",
  mudEcOpen: "D11.8",
  sunBlindnessMorning: "D11.611",
  sunBlindnessAfternoon: "D11.612",
  sunBlindnessSteppe: "D11.6111",
  sunBlindnessNotDry: "D13.2",
  mist: "D11.3",
  heatHaze: "D11.62",
  intenseHeatHaze: "D11.621",
  noHaze: "D11.62",
  night: "D11.3",
  lightDust: "D11.71",
  heavyDust: "D11.73",
  heavyWind: "D11.761",
  open: "D11.1",
  dust: undefined,
  steadyDust: undefined,
} as const;
type EffectName = keyof typeof EFFECTS;

/** Returns whether at least one condition fails, and all conditions that fail have this name. */
const failsOnlyBy = (findings: readonly Finding[], name: Reason): boolean => {
  const failing = findings.filter(({ holds }) => holds === false);
  return failing.length > 0 && failing.every((one) => one.name === name);
};

/** Questions that the players answer without a roll. */
const SETTLED_BY_PLAYERS: readonly Finding["ask"][] = ["laterBoards", "dlvBesideSteppe"];

/**
 * Returns the effect if all findings hold, and false if any fails. If this is still unknown, returns "open" if the
 * players must answer a question, and false if only later steps decide.
 */
function effectIf(effect: EffectName, findings: readonly Finding[]): EffectName | false {
  const truth = truthOf(findings);
  if (truth !== "ask") return truth && effect;
  return findings.some(({ holds, ask }) => holds === "ask" && SETTLED_BY_PLAYERS.includes(ask)) && "open";
}

/**
 * Returns the effects of a step's result, given the results of the earlier steps (D11.3, D11.61–D11.8). Effects that
 * depend on the EC are returned for the EC step: Sun Blindness in Steppe Terrain, Mud by the EC, and whether Dust can
 * exist. `open`: further effects depend on a question that the players have not answered. It is which boards are Desert
 * Boards, or whether Steppe Terrain on some of them requires Very Dry EC.
 */
export function effectsOf(
  step: Step,
  scenario: DyoScenario,
  results: Results,
): readonly { readonly name: EffectName; readonly rule: string }[] {
  const { weather, time, ec, wind, dust = "none" } = results;
  const before = conditionsAfter(scenario, { weather, time });
  const found = ec === undefined ? before : conditionsAfter(scenario, results);
  const mud = ({ desertMud }: Conditions) =>
    truthOf(desertMud) === false ? "normalMud" : effectIf("desertMud", desertMud);
  const byDensity = (heavy: EffectName, light: EffectName) =>
    truthOf(found.heavyDust) === false ? effectIf(light, found.dust) : effectIf(heavy, found.heavyDust);
  const effects: Record<Step, () => readonly (EffectName | false)[]> = {
    weather: () => [isOvercast(weather) && hasDesertBoard(scenario) && "overcast", hasMud(weather) && mud(before)],
    time: () => [
      failsOnlyBy(before.sun.early, "dry") ? "sunBlindnessSteppe" : effectIf("sunBlindnessMorning", before.sun.early),
      effectIf("mist", before.mist),
      effectIf("heatHaze", before.haze.normal),
      effectIf("intenseHeatHaze", before.haze.intense),
      failsOnlyBy(before.anyHaze, "northAfrica") && "noHaze",
      effectIf("sunBlindnessAfternoon", before.sun.late),
      time === "night" && "night",
    ],
    ec: () => [
      failsOnlyBy(found.sun.late, "dry")
        ? "sunBlindnessNotDry"
        : truthOf(before.sun.late) === "ask" && effectIf("sunBlindnessAfternoon", found.sun.late),
      ec === "mud" && !hasMud(weather) && mud(found),
      ec !== "mud" && hasMud(weather) && "mudEcOpen",
      byDensity("heavyDust", "lightDust"),
    ],
    wind: () => [wind === "heavyWind" && truthOf(found.heavyDust) === true && "heavyWind"],
    dust: () => [dust !== "none" && byDensity("dust", "steadyDust")],
  };
  if (results[step] === undefined) return [];
  const names = effects[step]().filter((name) => name !== false);
  return [...new Set(names)].map((name) => ({ name, rule: EFFECTS[name] ?? RULE_OF_DUST[dust] }));
}
