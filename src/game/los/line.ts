/** The ends of a LOS, the levels of its units, and the hexes and hexsides between them. */
import type { LosHex, LosRow, LosUnit, Side } from "./row.ts";

/** One end of a LOS. */
export interface End {
  readonly hex: LosHex;
  readonly unit: LosUnit;
  /** The place of its hex, 0 first. */
  readonly at: number;
  /** The way to the other end: 1 or −1. */
  readonly way: 1 | -1;
  readonly level: number;
}

/** A LOS as the rules look at it: from both ends. */
export interface Line {
  readonly row: LosRow;
  readonly ends: readonly [End, End];
  /** The place of the last hex, which is the range in hexes. */
  readonly last: number;
}

/** The level of an Aerial unit: above all that stands on the ground. */
const ALOFT = 99;

/** D6.1, D6.6, D7.5: hillock hexes, Summits and the hexes of High Dunes among them. */
export const isHillock = ({ form }: LosHex): boolean => form === "hillock" || form === "summit" || form === "highDune";
/** D4.2: hexes of a deir, its Lip hexes among them. */
export const isDeir = ({ form }: LosHex): boolean => form === "deir" || form === "deirLip";
/** D7.5: hexes of a Low or a High Dune. */
export const isDune = ({ form }: LosHex): boolean => form === "lowDune" || form === "highDune";
const isAerial = ({ kind }: LosUnit): boolean => kind === "aerial";
/** D6.0-Crest: crest Infantry counts as at ground level, whichever way it faces. */
export const isCrest = ({ posture }: LosUnit): boolean => posture === "crest" || posture === "crestRear";
/** Whether a unit is down in a wadi. */
export const isInWadi = ({ hex, unit }: Pick<End, "hex" | "unit">): boolean =>
  hex.form === "wadi" && !isCrest(unit) && !isAerial(unit);
/** Entrenched or Emplaced. A sangar follows the rules for a foxhole (D8.1). */
export const isDugIn = ({ posture }: LosUnit): boolean =>
  posture === "entrenched" || posture === "sangar" || posture === "emplaced";
/** Whether a unit stands on a hillock. */
export const isOnHillock = ({ hex, unit }: End): boolean => isHillock(hex) && !isAerial(unit);

/** The level of a hex's surface: ½ up on a hillock (D6.2), 1 up on a Summit (D6.6), 1 down in a wadi (D5.41). */
export function surfaceOf(hex: LosHex): number {
  if (hex.form === "wadi") return hex.level - 1;
  return hex.level + (hex.form === "summit" ? 1 : isHillock(hex) ? 0.5 : 0);
}

/** D5.41, D6.0-Crest, D6.2, D6.6: the level of a unit in a hex. */
export function levelOf(hex: LosHex, unit: LosUnit): number {
  if (isAerial(unit)) return ALOFT;
  return hex.form === "wadi" && isCrest(unit) ? hex.level : surfaceOf(hex);
}

/** Looks at a row from both its ends. */
export function lineOf(row: LosRow): Line {
  const last = row.hexes.length - 1;
  const end = (at: number, way: 1 | -1, unit: LosUnit): End => {
    const hex = row.hexes[at]!;
    return { hex, unit, at, way, level: levelOf(hex, unit) };
  };
  return { row, last, ends: [end(0, 1, row.viewer), end(last, -1, row.target)] };
}

/** The end that is not this one. */
export const otherEnd = ({ ends: [a, b] }: Line, end: End): End => (end === a ? b : a);

/** The higher of the two units' levels. */
export const highest = ({ ends: [a, b] }: Line): number => Math.max(a.level, b.level);

/** The one or two hexes at a place of the row. */
export const hexesAt = ({ row }: Line, at: number): readonly LosHex[] => {
  const hex = row.hexes[at]!;
  return hex.beside ? [hex, hex.beside] : [hex];
};

/** What stands on a hexside that the LOS crosses, or on a hexspine that it runs along. */
export interface Crossing {
  readonly side: Side;
  /** A hexside after hex 3 is 3.5; the hexspine beside hex 3 is 3. */
  readonly at: number;
  /** The two hexes that it divides. */
  readonly hexes: readonly [LosHex, LosHex];
  /** The ends to whose hexes it belongs: a hexspine belongs to each hex that it touches. */
  readonly owners: readonly End[];
}

/** The hexsides and hexspines of a LOS on which something stands, from the viewer on. */
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
