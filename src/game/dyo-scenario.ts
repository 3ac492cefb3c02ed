import type { TableRow } from "../schemas/table.ts";
import { always, type Distribution, die, mapValues, twoDice } from "./distribution.ts";
import { type Boards, type Density, densestPossible } from "./dust-density.ts";
import { type HazeScenario, hazeInEffect, type TimeOfDay } from "./heat-haze.ts";
import type { Ec } from "./sand-bog.ts";
import { numberIn, rangeHolds, rowNamed } from "./table.ts";

export type Weather = HazeScenario["weather"];
export type WindForce = "noWind" | "mildBreeze" | "heavyWind";

/** What the dice do not decide about a DYO scenario in an Arid Land (D11.2). */
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
  /** Both players agree that Weather with Mud makes EC Mud without a dr: no rule held here says so but D11.6111. */
  readonly mudEc: boolean;
};

/** The rolls in the order that the rules demand: D11.2, D11.3, D11.4, D11.5, and after set-up D11.701. */
export const STEPS = ["weather", "time", "ec", "wind", "dust"] as const;
export type Step = (typeof STEPS)[number];

/** What the rolls so far have come to. */
export type Results = {
  readonly weather?: Weather;
  readonly time?: TimeOfDay | "none";
  readonly ec?: Ec;
  readonly wind?: WindForce;
  readonly dust?: Density;
};

/** The rule that asks for each roll. */
export const RULE_OF = {
  weather: "D11.2",
  time: "D11.3",
  ec: "D11.4",
  wind: "D11.5",
  dust: "D11.701",
} as const satisfies Record<Step, string>;

/** Rows of D11.2-weather in code (`weatherChart`), and of D11.3, D11.4-month, D11.4-ec, D11.5, D11.701-drm, D11.701-dust. */
export type DyoTables = Readonly<
  Record<"weather" | "time" | "month" | "ec" | "wind" | "dustDrm" | "dust", readonly TableRow[]>
>;

/** The English cells of the Arid Weather Chart, in code. */
const weatherNames: Record<string, Weather> = {
  Clear: "clear",
  "Clear & Gusty": "gusty",
  Overcast: "overcast",
  Mud: "mud",
  "Mud & Overcast": "mudOvercast",
};

/**
 * The rows of table D11.2-weather with each Weather by its name in code.
 * @throws RangeError when a cell holds another Weather
 */
export function weatherChart(rows: readonly TableRow[]): TableRow[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => {
        if (typeof cell !== "object") return [key, cell];
        const name = weatherNames[cell.en];
        if (!name) throw new RangeError(`not a Weather: "${cell.en}"`);
        return [key, name];
      }),
    ),
  );
}

/**
 * The column of the Arid Weather Chart for a month (D11.2).
 * @throws RangeError when the month is not 1 to 12
 */
export function weatherColumn(month: number): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`not a month: ${month}`);
  if (month <= 3 || month === 12) return "decemberToMarch";
  return month === 4 ? "april" : month <= 9 ? "mayToSeptember" : "octoberToNovember";
}

/** The drm to the EC dr in a month (D11.4); October and November have no line in the table. */
function monthDrm(month: number, rows: readonly TableRow[]): number {
  if (month === 10 || month === 11) return 0;
  return numberIn(rowNamed(rows, month >= 4 && month <= 9 ? "aprilToSeptember" : "decemberToMarch"), "drm");
}

/** A drm and what it comes from; `times`: how often it counts. */
export type DyoDrm = {
  readonly drm: number;
  readonly because: "month" | "mildBreeze" | "heavyWind" | "bombardment";
  readonly times: number;
};

/** What a Final dr reads: the result that counts, and the printed one where a rule or the players make another of it. */
export type Reading = {
  readonly result: string;
  readonly printed?: string;
  readonly because?: "overcast" | "noNight" | "steppe" | "mixed";
};

/** What a step asks for: a roll with its drms and how it is read, or nothing, because the result is settled. */
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
      readonly result: string;
      readonly because: "noDesertBoard" | "earlyMorning" | "earlyMorningMud" | "mudWeather" | "tooWet" | "steppeTooWet";
      readonly rule: string;
    };

/**
 * What a step asks for (D11.2–D11.5, D11.701), when the results of all steps before it are known.
 * @throws RangeError when the month is not 1 to 12, or a table lacks a row
 */
export function rulingOn(step: Step, scenario: DyoScenario, results: Results, tables: DyoTables): Ruling {
  const { month, boards, steppe, bombardments, noNight, mudEc } = scenario;
  const { weather = "clear", wind = "noWind", ec = "moderate" } = results;
  const hasMud = weather === "mud" || weather === "mudOvercast";
  switch (step) {
    case "weather": {
      const column = weatherColumn(month);
      const read = (dr: number) => ({ result: String(tables.weather.find((row) => row.dr === dr)?.[column]) });
      return { roll: true, dice: 2, drms: [], read };
    }
    case "time": {
      if (boards === "none") return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.3" };
      const read = (dr: number): Reading => {
        const printed = String(tables.time.find((row) => row.dr === dr)?.name);
        if (printed === "night" && noNight) return { result: "none", printed, because: "noNight" };
        if (printed !== "night" && isOvercast(weather)) return { result: "none", printed, because: "overcast" };
        return { result: printed };
      };
      return { roll: true, dice: 1, drms: [], read };
    }
    case "ec": {
      if (hasMud && mudEc) return { roll: false, result: "mud", because: "mudWeather", rule: "D11.4" };
      // D11.6111; in Steppe Terrain there is no Early Morning Sun Blindness (our reading), and the EC are rolled.
      if (results.time === "earlyMorning" && !steppe)
        return hasMud
          ? { roll: false, result: "mud", because: "earlyMorningMud", rule: "D11.6111" }
          : { roll: false, result: "moist", because: "earlyMorning", rule: "D11.6111" };
      const drm = monthDrm(month, tables.month);
      const drms: DyoDrm[] = drm ? [{ drm, because: "month", times: 1 }] : [];
      return { roll: true, dice: 1, drms, read: (final) => ({ result: nameFor(tables.ec, final) }) };
    }
    case "wind":
      return { roll: true, dice: 1, drms: [], read: (dr) => ({ result: nameFor(tables.wind, dr) }) };
    case "dust": {
      const { densest } = densestPossible({ boards, ec, steppe });
      if (boards === "none") return { roll: false, result: "none", because: "noDesertBoard", rule: "D11.71" };
      if (densest === "none")
        return steppe
          ? { roll: false, result: "none", because: "steppeTooWet", rule: "D13.2" }
          : { roll: false, result: "none", because: "tooWet", rule: "D11.71" };
      const drmOf = (name: string) => numberIn(rowNamed(tables.dustDrm, name), "drm");
      const drms: DyoDrm[] = [];
      if (wind !== "noWind") drms.push({ drm: drmOf(wind), because: wind, times: 1 });
      if (bombardments)
        drms.push({ drm: bombardments * drmOf("bombardment"), because: "bombardment", times: bombardments });
      const read = (final: number): Reading => {
        const printed = nameFor(tables.dust, final);
        if (printed !== "heavy" || densest !== "moderate") return { result: printed };
        return { result: "moderate", printed, because: steppe ? "steppe" : "mixed" };
      };
      return { roll: true, dice: 1, drms, read };
    }
  }
}

/** The chances of each result of a step: of 36 for Weather, of 6 for the others, certain where nothing is rolled. */
export function rulingOdds(ruling: Ruling): Distribution<string> {
  if (!ruling.roll) return always(ruling.result);
  const drm = sumOfDrms(ruling.drms);
  return mapValues(ruling.dice === 2 ? twoDice : die, (roll) => ruling.read(roll + drm).result);
}

/** All drms together. */
export function sumOfDrms(drms: readonly DyoDrm[]): number {
  return drms.reduce((sum, { drm }) => sum + drm, 0);
}

/** Whether the Weather is Overcast or Mud and Overcast. */
export function isOvercast(weather: Weather | undefined): boolean {
  return weather === "overcast" || weather === "mudOvercast";
}

/** What the results switch on, or keep from applying, each with its rule. */
export type Effect = {
  readonly name:
    | "gusty"
    | "overcast"
    | "desertMud"
    | "normalMud"
    | "mudEcOpen"
    | "sunBlindnessMorning"
    | "sunBlindnessAfternoon"
    | "sunBlindnessSteppe"
    | "sunBlindnessNotDry"
    | "mist"
    | "heatHaze"
    | "intenseHeatHaze"
    | "noHaze"
    | "night"
    | "lightDust"
    | "heavyDust"
    | "heavyWind"
    | "dust";
  readonly rule: string;
};

/**
 * What a step's result switches on, given the results up to it (D11.3, D11.61–D11.8). What depends on EC too is told
 * with the EC: Sun Blindness in Steppe Terrain, Mud by the EC, and whether Dust can exist.
 */
export function effectsOf(step: Step, scenario: DyoScenario, results: Results): readonly Effect[] {
  const { boards, steppe, month } = scenario;
  const { weather, time, ec } = results;
  const mud: Effect = { name: boards === "desert" && !steppe ? "desertMud" : "normalMud", rule: "D11.8" };
  const weatherMud = weather === "mud" || weather === "mudOvercast";
  const found: (Effect | false)[] = [];
  if (step === "weather")
    found.push(
      weather === "gusty" && { name: "gusty", rule: "D11.2" },
      isOvercast(weather) && boards !== "none" && { name: "overcast", rule: "D11.3" },
      weatherMud && mud,
    );
  if (step === "time" && time) {
    const haze = hazeOf(scenario, results);
    const mist = time === "earlyMorning" && (month >= 11 || month <= 4);
    const isHazy = time === "midMorning" || time === "midday" || time === "midAfternoon";
    found.push(
      time === "earlyMorning" &&
        (steppe ? { name: "sunBlindnessSteppe", rule: "D11.6111" } : { name: "sunBlindnessMorning", rule: "D11.611" }),
      mist && { name: "mist", rule: "D11.3" },
      haze !== "none" && {
        name: haze === "intense" ? "intenseHeatHaze" : "heatHaze",
        rule: haze === "intense" ? "D11.621" : "D11.62",
      },
      isHazy && haze === "none" && { name: "noHaze", rule: "D11.62" },
      time === "lateAfternoon" && !steppe && { name: "sunBlindnessAfternoon", rule: "D11.612" },
      time === "night" && { name: "night", rule: "D11.3" },
    );
  }
  if (step === "ec" && ec) {
    const { densest } = densestPossible({ boards, ec, steppe });
    const dim = time === "lateAfternoon" && steppe;
    found.push(
      dim && ec === "veryDry" && { name: "sunBlindnessAfternoon", rule: "D11.612" },
      dim && ec !== "veryDry" && { name: "sunBlindnessNotDry", rule: "D13.2" },
      ec === "mud" && !weatherMud && mud,
      ec !== "mud" && weatherMud && { name: "mudEcOpen", rule: "D11.8" },
      densest === "moderate" && { name: "lightDust", rule: "D11.71" },
      densest === "extremelyHeavy" && { name: "heavyDust", rule: "D11.73" },
    );
  }
  if (step === "wind")
    found.push(
      results.wind === "heavyWind" &&
        ec !== undefined &&
        densestPossible({ boards, ec, steppe }).densest === "extremelyHeavy" && { name: "heavyWind", rule: "D11.761" },
    );
  if (step === "dust")
    found.push(!!results.dust && results.dust !== "none" && { name: "dust", rule: ruleOfDust(results.dust) });
  return found.filter((effect) => effect !== false);
}

function ruleOfDust(density: Density): string {
  return density === "light" ? "D11.71" : density === "moderate" ? "D11.72" : "D11.73";
}

/** D11.62, D11.621: the haze of a result of the Time of Day dr. */
function hazeOf({ theatre, month, boards }: DyoScenario, { weather = "clear", time }: Results) {
  if (!time || time === "none") return "none";
  const desertBoards = boards === "none" ? 0 : 1;
  const place = { northAfrica: theatre === "northAfrica", desertBoards, weather };
  const haze = hazeInEffect({ ...place, specifiedBy: "timeOfDay", timeOfDay: time, month });
  return haze.inEffect ? haze.haze : "none";
}

/** The name of the row in whose range a dr lies. */
function nameFor(rows: readonly TableRow[], dr: number): string {
  const row = rows.find((r) => rangeHolds(String(r.dr), dr));
  if (!row) throw new RangeError(`the table has no row for ${dr}`);
  return String(row.name);
}
