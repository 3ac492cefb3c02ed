import type { TableRow } from "../schemas/table.ts";
import { numberIn, rowNamed } from "./table.ts";

/** Heat Haze (D11.62) or Intense Heat Haze (D11.621). */
export type Haze = "normal" | "intense";

/**
 * What an attack on the ground is made at. `vehicle`: its PRC too. `infantry`: Cavalry too (D11.623).
 * `both`: the Area Target Type against a hex that holds both. `emptyHex`: HE or SMOKE at a hex without an enemy
 * vehicle and without Known enemy Infantry/Cavalry.
 */
export type GroundTarget = "infantry" | "vehicle" | "both" | "emptyHex";

export type HazeAttack = {
  readonly haze: Haze;
  /** In hexes, 0 to 60. */
  readonly range: number;
  readonly attacker: "ground" | "aerial" | "oba";
  readonly target: GroundTarget | "aerial";
};

export type HazeResult =
  | { readonly affected: false; readonly reason: "oba" | "aerialTarget"; readonly rule: string }
  | {
      readonly affected: true;
      /** The DLV Hindrance DRM; 0 while the range is still clear. */
      readonly drm: number;
      /** The DRM that apply, by the name of the table row; they add up to `drm`. */
      readonly lines: readonly { readonly name: string; readonly drm: number; readonly rule: string }[];
      /** The least range at which the DRM is greater; null for an Aerial attacker, whose DRM never grows. */
      readonly nextChangeAt: number | null;
    };

const RULE = { normal: "D11.62", intense: "D11.621" } as const satisfies Record<Haze, string>;

/** The rows of table D11.62-haze, less their haze, that a target is looked up in; of several the lesser DRM applies. */
const ROWS_OF = {
  infantry: ["Infantry"],
  vehicle: ["Vehicle"],
  both: ["Infantry", "Vehicle"],
  emptyHex: ["Infantry"],
} as const satisfies Record<GroundTarget, readonly string[]>;

/** The calculator's bound, not a rule's: a range beyond it is a typing error. */
const MAX_RANGE = 60;

/**
 * D11.62–D11.623: the (Intense) Heat Haze DRM to a TH DR or a non-ordnance IFT DR.
 * `hazeRows` and `aerialRows` are the rows of tables D11.62-haze and D11.622-aerial.
 * @throws RangeError when the range is not a whole number from 0 to 60, or a table lacks the row
 */
export function heatHazeDrm(
  { haze, range, attacker, target }: HazeAttack,
  hazeRows: readonly TableRow[],
  aerialRows: readonly TableRow[],
): HazeResult {
  checkRange(range);
  if (target === "aerial") return { affected: false, reason: "aerialTarget", rule: "D11.62" };
  if (attacker === "oba") return { affected: false, reason: "oba", rule: "D11.62" };
  if (attacker === "aerial") {
    const drm = numberIn(rowNamed(aerialRows, haze), "drm");
    return { affected: true, drm, lines: [{ name: haze, drm, rule: "D11.622" }], nextChangeAt: null };
  }
  const { name, drm, nextChangeAt } = groundDrm(haze, target, range, hazeRows);
  const rule = target === "both" || target === "emptyHex" ? "D11.623" : RULE[haze];
  return { affected: true, drm, lines: drm === 0 ? [] : [{ name, drm, rule }], nextChangeAt };
}

/**
 * D11.62, D11.621: the DRM of a ground attack at each range from 0 to `maxRange`; the index is the range.
 * @throws RangeError when `maxRange` is not a whole number from 0 to 60, or the table lacks the row
 */
export function heatHazeCurve(
  haze: Haze,
  target: GroundTarget,
  maxRange: number,
  hazeRows: readonly TableRow[],
): readonly number[] {
  checkRange(maxRange);
  return Array.from({ length: maxRange + 1 }, (_, range) => groundDrm(haze, target, range, hazeRows).drm);
}

/** The lesser DRM of the rows that the target is looked up in, that row's name, and the range at which it grows. */
function groundDrm(haze: Haze, target: GroundTarget, range: number, hazeRows: readonly TableRow[]) {
  const found = ROWS_OF[target].map((column) => {
    const name = `${haze}${column}`;
    const row = rowNamed(hazeRows, name);
    const clearRange = numberIn(row, "clearRange");
    const step = numberIn(row, "step");
    // "Each multiple of six" counts a part as one: the examples of D11.62 and D11.621 give +1 at the first hex.
    return { name, clearRange, step, drm: Math.max(0, Math.ceil((range - clearRange) / step)) };
  });
  const { name, drm } = found.reduce((least, row) => (row.drm < least.drm ? row : least));
  // The lesser grows only where the last of them passes it.
  const nextChangeAt = Math.max(...found.map(({ clearRange, step }) => clearRange + step * drm + 1));
  return { name, drm, nextChangeAt };
}

function checkRange(range: number): void {
  if (!Number.isInteger(range) || range < 0 || range > MAX_RANGE)
    throw new RangeError(`not a range of 0 to ${MAX_RANGE} hexes: ${range}`);
}

export type HazeScenario = {
  readonly northAfrica: boolean;
  /** How many Desert Boards it uses. */
  readonly desertBoards: number;
  /** `gusty` is Clear & Gusty, `mudOvercast` Mud & Overcast (D11.2). */
  readonly weather: "clear" | "gusty" | "overcast" | "mud" | "mudOvercast";
} & (
  | { readonly specifiedBy: "ssr"; readonly ssrHaze: Haze | "none"; readonly night: boolean }
  | {
      /** A Time of Day dr; in a DYO scenario only (D11.3). */
      readonly specifiedBy: "timeOfDay";
      readonly timeOfDay: TimeOfDay;
      /** 1 is January. */
      readonly month: number;
    }
);

export type TimeOfDay = "earlyMorning" | "midMorning" | "midday" | "midAfternoon" | "lateAfternoon" | "night";

/** All of these must hold; `rule` is the rule that asks for it. */
export type HazeCondition = {
  readonly name: "northAfrica" | "desertBoard" | "daytime" | "notOvercast" | "specified";
  readonly holds: boolean;
  readonly rule: string;
};

export type HazeInEffect = { readonly conditions: readonly HazeCondition[] } & (
  | { readonly inEffect: false }
  | { readonly inEffect: true; readonly haze: Haze; readonly rule: string }
);

/**
 * D11.62, D11.621, with D11.1 and D11.3: whether (Intense) Heat Haze is in effect in a scenario, and every condition
 * for it, each judged by itself, in a fixed order.
 * @throws RangeError when the month is not 1 to 12 or the number of boards not a whole number ≥ 0
 */
export function hazeInEffect(scenario: HazeScenario): HazeInEffect {
  const { northAfrica, desertBoards, weather, specifiedBy } = scenario;
  if (!Number.isInteger(desertBoards) || desertBoards < 0)
    throw new RangeError(`not a number of boards: ${desertBoards}`);

  const bySsr = specifiedBy === "ssr";
  const haze = bySsr ? scenario.ssrHaze : hazeAt(scenario.timeOfDay, scenario.month);
  const night = bySsr ? scenario.night : scenario.timeOfDay === "night";
  const conditions: HazeCondition[] = [
    { name: "northAfrica", holds: northAfrica, rule: "D11.62" },
    { name: "desertBoard", holds: desertBoards >= 1, rule: "D11.62" },
    { name: "daytime", holds: !night, rule: "D11.1" },
    { name: "notOvercast", holds: weather !== "overcast" && weather !== "mudOvercast", rule: "D11.62" },
    { name: "specified", holds: haze !== "none", rule: bySsr ? "D11.62" : "D11.3" },
  ];
  return haze !== "none" && conditions.every(({ holds }) => holds)
    ? { inEffect: true, haze, rule: RULE[haze], conditions }
    : { inEffect: false, conditions };
}

/** D11.3, the Time of Day Table: the haze that a time of day brings in a month, 1 to 12. */
function hazeAt(timeOfDay: TimeOfDay, month: number): Haze | "none" {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`not a month: ${month}`);
  if (timeOfDay === "midday") return "intense";
  if (timeOfDay === "midAfternoon") return "normal";
  if (timeOfDay === "midMorning") return month >= 5 && month <= 9 ? "intense" : "normal";
  return "none";
}
