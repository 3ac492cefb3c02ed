/** Describes a LOS: its two ends, the levels of the units, and the hexes and hexsides between them. */
import type { LosHex, LosRow, LosUnit, Side } from "./row.ts";

/** One end of a LOS. */
export interface End {
  readonly hex: LosHex;
  readonly unit: LosUnit;
  /** The index of this end's hex in the row. */
  readonly at: number;
  /** 1 at the viewer's end, −1 at the target's end: `at + way` is the index of the next hex. */
  readonly way: 1 | -1;
  readonly level: number;
}

/** A LOS: the row of its hexes, its two ends, and its range. */
export interface Line {
  readonly row: LosRow;
  readonly ends: readonly [End, End];
  /** The index of the last hex. It equals the range. */
  readonly last: number;
}

/** The level of an Aerial unit, above all terrain. */
const ALOFT = 99;

/** D6.1, D6.6, D7.5: returns whether a hex is a hillock hex, which includes Summit hexes and High Dune hexes. */
export const isHillock = ({ form }: LosHex): boolean => form === "hillock" || form === "summit" || form === "highDune";
/** D4.2: returns whether a hex belongs to a deir, which includes Lip hexes. */
export const isDeir = ({ form }: LosHex): boolean => form === "deir" || form === "deirLip";
/** D7.5: returns whether a hex belongs to a Low or High Dune. */
export const isDune = ({ form }: LosHex): boolean => form === "lowDune" || form === "highDune";
const isAerial = ({ kind }: LosUnit): boolean => kind === "aerial";
/** D6.0-Crest: returns whether a unit is in crest status. The direction of its crest front does not matter. */
export const isCrest = ({ posture }: LosUnit): boolean => posture === "crest" || posture === "crestRear";
/** Returns whether a unit is IN a wadi: in a wadi hex, neither in crest status nor Aerial. */
export const isInWadi = ({ hex, unit }: Pick<End, "hex" | "unit">): boolean =>
  hex.form === "wadi" && !isCrest(unit) && !isAerial(unit);
/** Returns whether a unit is entrenched or Emplaced. A unit in a sangar counts as entrenched (D8.1). */
export const isDugIn = ({ posture }: LosUnit): boolean =>
  posture === "entrenched" || posture === "sangar" || posture === "emplaced";
/** Returns whether a unit is on a hillock; false for an Aerial unit. */
export const isOnHillock = ({ hex, unit }: End): boolean => isHillock(hex) && !isAerial(unit);

/**
 * Returns the level of a hex's surface: the Base Level in most hexes, ½ higher on a hillock (D6.2), 1 higher on a
 * Summit (D6.6), and 1 lower in a wadi (D5.41).
 */
export function surfaceOf(hex: LosHex): number {
  if (hex.form === "wadi") return hex.level - 1;
  return hex.level + (hex.form === "summit" ? 1 : isHillock(hex) ? 0.5 : 0);
}

/**
 * D5.41, D6.0-Crest, D6.2, D6.6: returns the level of a unit in a hex. A unit in crest status is at the level of the
 * ground around the wadi.
 */
export function levelOf(hex: LosHex, unit: LosUnit): number {
  if (isAerial(unit)) return ALOFT;
  return hex.form === "wadi" && isCrest(unit) ? hex.level : surfaceOf(hex);
}

/** Returns the LOS along a row of hexes. */
export function lineOf(row: LosRow): Line {
  const last = row.hexes.length - 1;
  const end = (at: number, way: 1 | -1, unit: LosUnit): End => {
    const hex = row.hexes[at]!;
    return { hex, unit, at, way, level: levelOf(hex, unit) };
  };
  return { row, last, ends: [end(0, 1, row.viewer), end(last, -1, row.target)] };
}

/** Returns the opposite end of the line. */
export const otherEnd = ({ ends: [a, b] }: Line, end: End): End => (end === a ? b : a);

/** Returns the higher of the two units' levels. */
export const highest = ({ ends: [a, b] }: Line): number => Math.max(a.level, b.level);

/** Returns the hexes at an index of the row: two if the LOS runs along the hexspine between them, else one. */
export const hexesAt = ({ row }: Line, at: number): readonly LosHex[] => {
  const hex = row.hexes[at]!;
  return hex.beside ? [hex, hex.beside] : [hex];
};

/** A hexside that the LOS crosses, or a hexspine that it runs along, with its terrain. */
export interface Crossing {
  readonly side: Side;
  /** The position on the LOS: 3.5 for the hexside after hex 3, 3 for the hexspine beside hex 3. */
  readonly at: number;
  /** The two hexes that the hexside or hexspine separates. */
  readonly hexes: readonly [LosHex, LosHex];
  /** The ends of the LOS whose hexes have this hexside or touch this hexspine. */
  readonly owners: readonly End[];
}

/** Returns the hexsides and hexspines of a LOS that have terrain, in order from the viewer. */
export function crossings({ row, ends }: Line): Crossing[] {
  const crossing = (side: Side, at: number, a: LosHex, b: LosHex): Crossing => ({
    ...{ side, at, hexes: [a, b] },
    owners: ends.filter((end) => Math.abs(end.at - at) <= 1),
  });
  const all = row.hexes.flatMap((hex, i) => {
    const next = row.hexes[i + 1];
    return [
      ...(hex.beside ? [crossing(hex.beside.side, i, hex, hex.beside)] : []),
      ...(next ? [crossing(hex.side, i + 0.5, hex, next)] : []),
    ];
  });
  return all.filter(({ side }) => side !== "none");
}
