import TIMES_OF_DAY from "../tables/D11.3-time-of-day.ts";
import EC from "../tables/D11.4-ec.ts";
import WIND from "../tables/D11.5-wind.ts";
import DUST_DRM from "../tables/D11.701-drm.ts";
import DUST from "../tables/D11.701-dust.ts";
import { always, type Distribution, die, mapValues, twoDice } from "./distribution.ts";
import { type Density, densestPossible } from "./dust-density.ts";
import { monthDrm, weatherAt } from "./dyo-tables.ts";
import { hazeInEffect } from "./haze-in-effect.ts";
import { type Boards, type Ec, hasMud, isOvercast, type TimeOfDay, type Weather, type WindForce } from "./scenario.ts";
import { nameFor, sumOfDrms } from "./table.ts";

/** What the players decide about a DYO scenario in an Arid Land (D11.2). */
export type DyoScenario = {
  readonly theatre: "northAfrica" | "middleEast" | "mediterranean" | "eastAfrica";
  /** 1 is January. */
  readonly month: number;
  readonly boards: Boards;
  readonly steppe: boolean;
  /** How many Bombardments the scenario makes available (D11.701). */
  readonly bombardments: number;
  /** Both players agree to read Night as None (D11.3). */
  readonly noNight: boolean;
  /** Both players agree that Weather with Mud makes EC Mud without a dr; of the rules here only D11.6111 says so. */
  readonly mudEc: boolean;
};

/** The rolls in the order that the rules demand: D11.2, D11.3, D11.4, D11.5, and after set-up D11.701. */
export const STEPS = ["weather", "time", "ec", "wind", "dust"] as const;
export type Step = (typeof STEPS)[number];

/** The densities of Dust that a DYO scenario can begin with (D11.701). */
type FirstDust = Exclude<Density, "veryHeavy" | "extremelyHeavy">;

/** The results of the rolls so far. */
export type Results = {
  readonly weather?: Weather;
  readonly time?: TimeOfDay | "none";
  readonly ec?: Ec;
  readonly wind?: WindForce;
  readonly dust?: FirstDust;
};
/** What a step can result in; without its name, what any step can. */
export type ResultOf<S extends Step = Step> = NonNullable<Results[S]>;

/** The rule that asks for each roll. */
export const RULE_OF = {
  weather: "D11.2",
  time: "D11.3",
  ec: "D11.4",
  wind: "D11.5",
  dust: "D11.701",
} as const satisfies Record<Step, string>;

/** A drm and what it comes from; `times`: how often it counts. */
export type DyoDrm = {
  readonly drm: number;
  readonly because: "month" | "mildBreeze" | "heavyWind" | "bombardment";
  readonly times: number;
};

/** How a Final dr reads: the result that counts, and the printed one if a rule or the players replace it. */
export type Reading =
  | { readonly result: ResultOf; readonly because?: undefined }
  | {
      readonly result: ResultOf;
      readonly printed: ResultOf;
      readonly because: "overcast" | "noNight" | "steppe" | "mixed";
    };

/** What a step asks for: a roll with its drms and how to read it, or no roll, because the result is settled. */
export type Ruling =
  | {
      readonly roll: true;
      readonly dice: 1 | 2;
      readonly drms: readonly DyoDrm[];
      /** Reads a Final dr, or for Weather the DR. */
      readonly read: (final: number) => Reading;
    }
  | {
      readonly roll: false;
      readonly result: ResultOf;
      readonly because: "noDesertBoard" | "earlyMorning" | "earlyMorningMud" | "mudWeather" | "tooWet" | "steppeTooWet";
      readonly rule: string;
    };

/** What a step asks for (D11.2–D11.5, D11.701), when the results of all steps before it are known. */
export function rulingOn(step: Step, scenario: DyoScenario, results: Results): Ruling {
  const { month, boards, steppe, bombardments, noNight, mudEc } = scenario;
  const { weather = "clear", wind = "noWind", ec = "moderate" } = results;
  switch (step) {
    case "weather":
      return { roll: true, dice: 2, drms: [], read: (dr) => ({ result: weatherAt(month, dr) }) };
    case "time": {
      if (boards === "none") return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.3" };
      const read = (dr: number): Reading => {
        const printed = nameFor(TIMES_OF_DAY, "dr", dr);
        if (printed === "night" && noNight) return { result: "none", printed, because: "noNight" };
        if (printed !== "night" && isOvercast(weather)) return { result: "none", printed, because: "overcast" };
        return { result: printed };
      };
      return { roll: true, dice: 1, drms: [], read };
    }
    case "ec": {
      if (hasMud(weather) && mudEc) return { roll: false, result: "mud", because: "mudWeather", rule: "D11.4" };
      // D11.6111; in Steppe Terrain there is no Early Morning Sun Blindness (our reading), and the EC are rolled.
      if (results.time === "earlyMorning" && !steppe)
        return hasMud(weather)
          ? { roll: false, result: "mud", because: "earlyMorningMud", rule: "D11.6111" }
          : { roll: false, result: "moist", because: "earlyMorning", rule: "D11.6111" };
      const drm = monthDrm(month);
      const drms: DyoDrm[] = drm ? [{ drm, because: "month", times: 1 }] : [];
      return { roll: true, dice: 1, drms, read: (final) => ({ result: nameFor(EC, "dr", final) }) };
    }
    case "wind":
      return { roll: true, dice: 1, drms: [], read: (dr) => ({ result: nameFor(WIND, "dr", dr) }) };
    case "dust": {
      const { densest } = densestPossible({ boards, ec, steppe });
      if (boards === "none") return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.71" };
      if (densest === "none")
        return steppe
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
      const read = (final: number): Reading => {
        const printed = nameFor(DUST, "dr", final);
        if (printed !== "heavy" || densest !== "moderate") return { result: printed };
        return { result: "moderate", printed, because: steppe ? "steppe" : "mixed" };
      };
      return { roll: true, dice: 1, drms, read };
    }
  }
}

/** The chances of each result of a step: of 36 for Weather, of 6 for the others, certain where nothing is rolled. */
export function rulingOdds(ruling: Ruling): Distribution<ResultOf> {
  if (!ruling.roll) return always(ruling.result);
  const drm = sumOfDrms(ruling.drms);
  return mapValues(ruling.dice === 2 ? twoDice : die, (roll) => ruling.read(roll + drm).result);
}

/** The rule of each Dust that a DYO scenario can begin with. */
const RULE_OF_DUST: Readonly<Record<FirstDust, string>> = {
  none: "D11.71",
  light: "D11.71",
  moderate: "D11.72",
  heavy: "D11.73",
};

/** What results can switch on, or keep from applying, each with its rule; that of Dust depends on its density. */
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
  dust: undefined,
  steadyDust: undefined,
} as const;
type EffectName = keyof typeof EFFECTS;

/**
 * What a step's result switches on, given the results up to it (D11.3, D11.61–D11.8). Effects that depend on the EC come
 * with the EC step: Sun Blindness in Steppe Terrain, Mud by the EC, and whether Dust can exist.
 */
export function effectsOf(
  step: Step,
  scenario: DyoScenario,
  results: Results,
): readonly { readonly name: EffectName; readonly rule: string }[] {
  const { boards, steppe, month } = scenario;
  const { weather, time, ec, wind, dust = "none" } = results;
  const mud = boards === "desert" && !steppe ? "desertMud" : "normalMud";
  const haze = hazeOf(scenario, results);
  const isHazy = time === "midMorning" || time === "midday" || time === "midAfternoon";
  const densest = ec && densestPossible({ boards, ec, steppe }).densest;
  const steppeAfternoon = ec !== undefined && time === "lateAfternoon" && steppe;
  const effects: Record<Step, readonly (EffectName | false)[]> = {
    weather: [isOvercast(weather) && boards !== "none" && "overcast", hasMud(weather) && mud],
    time: [
      time === "earlyMorning" && (steppe ? "sunBlindnessSteppe" : "sunBlindnessMorning"),
      time === "earlyMorning" && (month >= 11 || month <= 4) && "mist",
      haze === "normal" && "heatHaze",
      haze === "intense" && "intenseHeatHaze",
      isHazy && haze === "none" && "noHaze",
      time === "lateAfternoon" && !steppe && "sunBlindnessAfternoon",
      time === "night" && "night",
    ],
    ec: [
      steppeAfternoon && (ec === "veryDry" ? "sunBlindnessAfternoon" : "sunBlindnessNotDry"),
      ec === "mud" && !hasMud(weather) && mud,
      ec !== undefined && ec !== "mud" && hasMud(weather) && "mudEcOpen",
      densest === "moderate" && "lightDust",
      densest === "extremelyHeavy" && "heavyDust",
    ],
    wind: [wind === "heavyWind" && densest === "extremelyHeavy" && "heavyWind"],
    dust: [dust !== "none" && (densest === "moderate" ? "steadyDust" : "dust")],
  };
  return effects[step]
    .filter((name) => name !== false)
    .map((name) => ({ name, rule: EFFECTS[name] ?? RULE_OF_DUST[dust] }));
}

/** D11.62, D11.621: the haze of a result of the Time of Day dr. */
function hazeOf({ theatre, month, boards }: DyoScenario, { weather = "clear", time }: Results) {
  if (!time || time === "none") return "none";
  const haze = hazeInEffect({
    northAfrica: theatre === "northAfrica",
    desertBoard: boards !== "none",
    weather,
    specifiedBy: "timeOfDay",
    timeOfDay: time,
    month,
  });
  return haze.inEffect ? haze.haze : "none";
}
