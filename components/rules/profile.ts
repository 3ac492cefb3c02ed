/**
 * Computes the ground below a LOS in profile: hexes from left to right, levels upward. The file of the drawing states
 * whether two units see each other. This module computes only where a blocked line meets the ground, and how a clear
 * line passes over the ground.
 */
import type { HexsideKind, RowHex } from "../../src/schemas/drawing.ts";

/** A point of the profile: `x` in hexes from the left end of the row, `y` in levels. */
export interface Place {
  x: number;
  y: number;
}
/** A hex of the profile: its ground, and the terrain on the hexside to the next hex. */
export type ProfileHex = Pick<RowHex, "level" | "terrain"> & { side?: RowHex["side"] };

/**
 * The height of a unit's eye above its Location in drawings, in levels. No rule gives this height. Without it, a LOS at
 * ground level would coincide with the line of the ground.
 */
export const EYE_HEIGHT = 0.22;
/** The depth of a depression in levels (D5.41). A deir does not lower units (D4.2), but is drawn as a slight hollow. */
const DEPTHS = { wadi: 1, deir: 0.16 };
/** How far the terrain of a hexside extends from the hexside, in hexes. */
const BESIDE = 0.12;
/** The kinds of hexside terrain that rise ½ level above the higher of the two hexes beside the hexside (D7.512). */
const HALF_LEVEL: readonly (HexsideKind | undefined)[] = ["dune", "wall", "hedge"];

/** Returns the level at the edge of a hex: the level of its ground, plus ½ on a hillock (D6.2). */
export const rimOf = ({ level, terrain }: ProfileHex) => level + (terrain.includes("hillock") ? 0.5 : 0);
const hollowOf = ({ terrain }: ProfileHex) =>
  terrain.includes("wadi") ? "wadi" : terrain.includes("deir") ? "deir" : undefined;

/**
 * Returns the level of a unit in a hex: ½ up on a hillock (D6.2), 1 down in a wadi (D5.41), unchanged in a deir (D4.2).
 */
export const levelIn = (hex: ProfileHex) => rimOf(hex) - (hollowOf(hex) === "wadi" ? DEPTHS.wadi : 0);

/** Returns a level as it is printed: "−1", "½". */
export function levelText(level: number): string {
  const whole = Math.trunc(level);
  const half = level % 1 ? "½" : "";
  return `${level < 0 ? "−" : ""}${whole || !half ? Math.abs(whole) : ""}${half}`;
}

/**
 * Returns the highest level between two hexes: the top of an obstacle on their hexside or, without an obstacle, the
 * level of the higher ground.
 */
export const topBetween = (a: ProfileHex, b: ProfileHex) =>
  Math.max(rimOf(a), rimOf(b)) + (HALF_LEVEL.includes(a.side) ? 0.5 : 0);

/** Returns the line of the ground for a row of hexes, each of width 1. */
export function groundOf(hexes: readonly ProfileHex[]): Place[] {
  const out: Place[] = [];
  hexes.forEach((hex, i) => {
    const [before, next] = [hexes[i - 1], hexes[i + 1]];
    const hollow = hollowOf(hex);
    if (!before && !hollow) out.push({ x: 0, y: rimOf(hex) });
    if (hollow) {
      const foot = hollow === "wadi" ? 0.26 : 0.3;
      const bottom = rimOf(hex) - DEPTHS[hollow];
      /**
       * Returns whether a hollow has a bank towards a neighbor. There is no bank if the neighbor has a hollow of the
       * same kind, and no Lip is between the two hexes.
       */
      const banked = (other: ProfileHex | undefined, side: RowHex["side"]) =>
        other && (hollowOf(other) !== hollow || side === "lip");
      const bank = (edge: number, inward: number) => [
        { x: edge + BESIDE * inward, y: rimOf(hex) },
        { x: edge + foot * inward, y: bottom },
      ];
      out.push(...(banked(before, before?.side) ? bank(i, 1) : [{ x: i, y: bottom }]));
      out.push(...(banked(next, hex.side) ? bank(i + 1, -1).reverse() : [{ x: i + 1, y: bottom }]));
    }
    if (!next) return;
    const [a, b] = [rimOf(hex), rimOf(next)];
    const slope = Math.min(0.3 * Math.abs(a - b), hollow || hollowOf(next) ? BESIDE : 0.3);
    if (HALF_LEVEL.includes(hex.side)) out.push(...sideAfter(hex, next, i));
    else if (a !== b) out.push({ x: i + 1 - slope, y: a }, { x: i + 1 + slope, y: b });
  });
  const last = out.at(-1)!;
  return last.x === hexes.length ? out : [...out, { x: hexes.length, y: last.y }];
}

/** Returns the profile of the hexside between hexes `a` and `b`. `i`: the index of `a` in the row. */
export const sideAfter = (a: ProfileHex, b: ProfileHex, i: number): Place[] => [
  { x: i + 1 - BESIDE, y: rimOf(a) },
  { x: i + 1, y: topBetween(a, b) },
  { x: i + 1 + BESIDE, y: rimOf(b) },
];

/** Returns the position of a unit's eye in the hex at an index of the row. */
export const eyeIn = (hexes: readonly ProfileHex[], at: number): Place => ({
  x: at + 0.5,
  y: levelIn(hexes[at]!) + EYE_HEIGHT,
});

/** Returns the height, at x, of the straight line from a to b. */
const heightAt = (a: Place, b: Place, x: number) => a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);

/**
 * Returns the fraction (0 to 1) of the way from a to b at which the ground is highest above the straight line, and so
 * blocks the LOS; ½ if the ground is nowhere above the line.
 */
export function blockedAt(ground: readonly Place[], a: Place, b: Place): number {
  const above = (p: Place) => p.y - heightAt(a, b, p.x);
  const rises = ground.filter((p) => (p.x - a.x) * (p.x - b.x) < 0 && above(p) > 0);
  const most = Math.max(...rises.map(above));
  const tops = rises.filter((p) => above(p) > most - 1e-9).map((p) => (p.x - a.x) / (b.x - a.x));
  return tops.length ? tops.reduce((sum, part) => sum + part, 0) / tops.length : 0.5;
}

/**
 * Returns the path from a to b over the ground: a straight line or, where the ground is higher, the shortest path over
 * its tops.
 */
export function pathOverGround(ground: readonly Place[], a: Place, b: Place): Place[] {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const out: Place[] = [];
  for (const p of [left, ...ground.filter((g) => g.x > left.x && g.x < right.x), right]) {
    while (out.length > 1 && out.at(-1)!.y <= heightAt(out.at(-2)!, p, out.at(-1)!.x)) out.pop();
    out.push(p);
  }
  return a === left ? out : out.reverse();
}
