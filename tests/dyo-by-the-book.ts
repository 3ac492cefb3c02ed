/**
 * Computes the set-up of a DYO scenario in an Arid Land from the rulebook. The charts are typed a second time,
 * independently of `src/game`, to find errors there.
 */
import type { ResultOf, Results, Step } from "../src/game/dyo-scenario.ts";
import type { Boards, Ec, TimeOfDay, Weather } from "../src/game/scenario.ts";
import { isIntenseMonth, isMistMonth } from "./climate-by-the-book.ts";

/** A DYO scenario before any dice are rolled. */
export type BookScenario = {
  readonly northAfrica: boolean;
  /** The month; 1 is January. */
  readonly month: number;
  readonly boards: Boards;
  /** Whether any Desert Board has Broken Terrain (D13.1). */
  readonly broken: boolean;
  /** Whether any Desert Board has Steppe Terrain (D13.2). */
  readonly steppe: boolean;
  /** Whether Dust and Sun Blindness need Very Dry EC (D13.2). */
  readonly needsVeryDry: boolean;
  readonly bombardments: number;
  /** Whether both players agree to play by day if the Time of Day dr gives Night (D11.3). */
  readonly noNight: boolean;
  /** Whether both players agree that Mud in the Weather makes EC Mud without a dr (D11.4). */
  readonly mudEc: boolean;
  /** Whether an SSR calls for Early Morning Sun Blindness. */
  readonly ssrEarly: boolean;
};

/**
 * The rulebook's result for one step of the set-up. `rolls` lists the result of each Original dr or DR, lowest first. A
 * step without a roll has only one `result`, and the `rules` that cause it.
 */
export type BookRuling =
  | { readonly rolls: readonly ResultOf[]; readonly dice: 1 | 2; readonly drm: number }
  | { readonly result: ResultOf; readonly rules: readonly string[] };

const [C, G, O, M, MO] = ["clear", "gusty", "overcast", "mud", "mudOvercast"] as const;
/** The columns of the Weather chart (D11.2). Each column lists the Weather for DR 2 to 12. */
const APRIL: readonly Weather[] = [M, G, G, C, C, G, C, C, O, O, MO];
const MAY_TO_SEPTEMBER: readonly Weather[] = [C, G, C, G, C, C, C, G, C, C, O];
const OCTOBER_NOVEMBER: readonly Weather[] = [M, G, C, C, C, C, G, O, O, C, MO];
const DECEMBER_TO_MARCH: readonly Weather[] = [G, G, C, C, G, O, O, M, MO, MO, MO];
const weatherIn = (month: number) => {
  if (month === 4) return APRIL;
  if (isIntenseMonth(month)) return MAY_TO_SEPTEMBER;
  return month === 10 || month === 11 ? OCTOBER_NOVEMBER : DECEMBER_TO_MARCH;
};
/** The Time of Day for dr 1 to 6 (D11.3). */
const TIME: readonly TimeOfDay[] = ["earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"];
/** Returns the EC for a Final dr (D11.4). By the site's note on D11.4, ≤ 1 is Mud and ≥ 6 is Very Dry. */
const ecAt = (finalDr: number): Ec =>
  (["mud", "wet", "moist", "moderate", "dry", "veryDry"] as const)[Math.min(Math.max(finalDr, 1), 6) - 1]!;
/** Returns the drm to the EC dr (D11.4): −1 in December to March, +3 in April to September. */
const ecDrm = (month: number) => {
  if (month === 12 || month <= 3) return -1;
  return month <= 9 ? 3 : 0;
};
const DICE = [1, 2, 3, 4, 5, 6];

const factsOf = (scenario: BookScenario, { weather, time, ec, wind }: Results) => {
  const { boards, steppe, needsVeryDry, ssrEarly } = scenario;
  const overcast = weather === "overcast" || weather === "mudOvercast";
  const early = time === "earlyMorning" || (ssrEarly && time !== "night");
  const dry = ec === "dry" || ec === "veryDry";
  return {
    overcast,
    mudWeather: weather === "mud" || weather === "mudOvercast",
    // D11.3: a dr of Early Morning determines the EC, even if Steppe Terrain prevents Sun Blindness
    isMorning: early && boards !== "none" && !overcast && (time === "earlyMorning" || !needsVeryDry),
    // D11.61, D11.6111: EC is Moist in the Early Morning. If Sun Blindness needs Very Dry EC, there is none.
    sunEarly: early && boards !== "none" && !overcast && !needsVeryDry,
    // D11.71, D11.73
    canBeLight: boards !== "none" && (needsVeryDry ? ec === "veryDry" : dry),
    canBeHeavy: boards === "desert" && dry && !steppe,
    // D11.701
    windDrm: { noWind: 0, mildBreeze: 1, heavyWind: 2 }[wind ?? "noWind"],
  };
};

/** Returns the rulebook's result for a step of the set-up, given the results of the earlier steps. */
export function rulingByTheBook(step: Step, scenario: BookScenario, results: Results): BookRuling {
  const { month, boards, needsVeryDry, bombardments, noNight, mudEc } = scenario;
  const is = factsOf(scenario, results);
  switch (step) {
    case "weather":
      return { rolls: weatherIn(month), dice: 2, drm: 0 };
    case "time": {
      if (boards === "none") return { result: "none", rules: ["D11.3"] };
      const read = (time: TimeOfDay) => {
        if (time === "night") return noNight ? "none" : "night";
        return is.overcast ? "none" : time;
      };
      return { rolls: TIME.map(read), dice: 1, drm: 0 };
    }
    case "ec": {
      if (is.isMorning) return { result: is.mudWeather ? "mud" : "moist", rules: [is.sunEarly ? "D11.6111" : "D11.3"] };
      if (is.mudWeather && mudEc) return { result: "mud", rules: ["D11.4"] }; // as agreed, in place of the dr
      const drm = ecDrm(month);
      return { rolls: DICE.map((dr) => ecAt(dr + drm)), dice: 1, drm };
    }
    case "wind":
      return {
        rolls: DICE.map((dr) => (dr === 1 ? "noWind" : dr === 6 ? "heavyWind" : "mildBreeze")),
        ...{ dice: 1, drm: 0 },
      };
    case "dust": {
      if (!is.canBeLight) return { result: "none", rules: ["D11.71", ...(needsVeryDry ? ["D13.2"] : [])] };
      const drm = is.windDrm + 3 * bombardments;
      const dustAt = (finalDr: number) => {
        if (finalDr <= 5) return "none";
        if (finalDr <= 7) return "light";
        // Steppe Terrain and boards other than Desert Boards exclude Heavy Dust. It becomes Moderate.
        return finalDr <= 9 || !is.canBeHeavy ? "moderate" : "heavy";
      };
      return { rolls: DICE.map((dr) => dustAt(dr + drm)), dice: 1, drm };
    }
  }
}

/** Returns for each effect in `src/game`, by name, whether it applies after all rolls: `{ mist: true, … }`. */
export function effectsByTheBook(scenario: BookScenario, results: Results): Readonly<Record<string, boolean>> {
  const { month, boards, broken, steppe, needsVeryDry, northAfrica } = scenario;
  const { time, ec, wind, dust } = results;
  const is = factsOf(scenario, results);
  const mud = is.mudWeather || ec === "mud";
  const mudInDesert = boards === "desert" && !broken && !steppe;
  const late = time === "lateAfternoon";
  const intense = time === "midday" || (time === "midMorning" && isIntenseMonth(month));
  const normal = time === "midAfternoon" || (time === "midMorning" && !isIntenseMonth(month));
  return {
    overcast: is.overcast && boards !== "none", // D11.3: the Time of Day is then None (by day) or Night
    desertMud: mud && mudInDesert, // D11.8
    normalMud: mud && !mudInDesert, // D11.8
    mudEcOpen: is.mudWeather && ec !== "mud", // except for D11.6111, no rule makes EC Mud in such Weather
    sunBlindnessMorning: is.sunEarly, // D11.3, D11.611
    sunBlindnessSteppe: time === "earlyMorning" && needsVeryDry, // D11.6111
    sunBlindnessAfternoon: late && (!needsVeryDry || ec === "veryDry"), // D11.612, D13.2
    sunBlindnessNotDry: late && needsVeryDry && ec !== "veryDry", // D13.2
    mist: time === "earlyMorning" && isMistMonth(month), // D11.3
    heatHaze: normal && northAfrica, // D11.62
    intenseHeatHaze: intense && northAfrica, // D11.621
    noHaze: (normal || intense) && !northAfrica, // D11.62
    night: time === "night", // D11.3
    lightDust: is.canBeLight && !is.canBeHeavy, // D11.71
    heavyDust: is.canBeHeavy, // D11.73
    heavyWind: wind === "heavyWind" && is.canBeHeavy, // D11.761
    dust: dust !== "none" && is.canBeHeavy, // D11.701, D11.76
    steadyDust: dust !== "none" && !is.canBeHeavy, // D11.76: Wind alters Dust only where Heavy Dust can exist
  };
}
