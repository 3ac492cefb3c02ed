/**
 * Computes the outline of the ground below a LOS, seen from the side. x is in hexes from left to right, y in levels.
 * The module does not decide whether the LOS is blocked. It finds where a blocked LOS meets the ground, and the path of
 * a clear LOS over the ground.
 */
import type { HexsideKind, RowHex } from "../../src/schemas/drawing.ts";

/** A point of the drawing: `x` in hexes from the left end, `y` in levels. */
export interface Place {
  x: number;
  y: number;
}
/** A hex below the LOS: its level and terrain, and the terrain on the hexside to the next hex (`side`). */
export type ProfileHex = Pick<RowHex, "level" | "terrain"> & { side?: RowHex["side"] };

/**
 * The height in levels at which drawings show a unit's eye above its Location. No rule gives this height. At 0, a LOS
 * at ground level would coincide with the line of the ground.
 */
export const EYE_HEIGHT = 0.22;
/**
 * Depths of wadis and deirs in drawings, in levels. A wadi is 1 level deep (D5.41). A deir does not lower units (D4.2),
 * but is drawn as a slight hollow.
 */
const DEPTHS = { wadi: 1, deir: 0.16 };
/** How far dunes, walls and banks extend from the hexside on each side, in hexes. */
const BESIDE = 0.12;
/** Hexside terrain that rises ½ level above the higher of the two hexes (D7.512). */
const HALF_LEVEL: readonly (HexsideKind | undefined)[] = ["dune", "wall", "hedge"];

/** Returns the level at the edge of a hex: its ground level, plus ½ on a hillock (D6.2). */
export const rimOf = ({ level, terrain }: ProfileHex) => level + (terrain.includes("hillock") ? 0.5 : 0);
const hollowOf = ({ terrain }: ProfileHex) =>
  terrain.includes("wadi") ? "wadi" : terrain.includes("deir") ? "deir" : undefined;

/**
 * Returns the level of a unit in a hex. Adds ½ on a hillock (D6.2), subtracts 1 in a wadi (D5.41), and changes nothing
 * in a deir (D4.2).
 */
export const levelIn = (hex: ProfileHex) => rimOf(hex) - (hollowOf(hex) === "wadi" ? DEPTHS.wadi : 0);

/** Formats a level: "−1", "½", "2". */
export function levelText(level: number): string {
  const whole = Math.trunc(level);
  const half = level % 1 ? "½" : "";
  return `${level < 0 ? "−" : ""}${whole || !half ? Math.abs(whole) : ""}${half}`;
}

/**
 * Returns the highest level between two adjacent hexes: the top of a dune, wall or hedge on their hexside, or else the
 * level of the higher hex.
 */
export const topBetween = (a: ProfileHex, b: ProfileHex) =>
  Math.max(rimOf(a), rimOf(b)) + (HALF_LEVEL.includes(a.side) ? 0.5 : 0);

/** Returns the outline of the ground for a row of hexes. Each hex has width 1. */
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
       * Returns whether a wadi or deir has a bank towards a neighbor. It has none if the neighbor continues the same
       * wadi or deir without a Lip.
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

/** Returns the outline of the hexside between the adjacent hexes `a` and `b`. `i` is the index of `a`. */
export const sideAfter = (a: ProfileHex, b: ProfileHex, i: number): Place[] => [
  { x: i + 1 - BESIDE, y: rimOf(a) },
  { x: i + 1, y: topBetween(a, b) },
  { x: i + 1 + BESIDE, y: rimOf(b) },
];

/** Returns the position of a unit's eye in the hex with index `at`. */
export const eyeIn = (hexes: readonly ProfileHex[], at: number): Place => ({
  x: at + 0.5,
  y: levelIn(hexes[at]!) + EYE_HEIGHT,
});

/** Returns the height of the straight line from a to b at `x`. */
const heightAt = (a: Place, b: Place, x: number) => a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);

/**
 * Returns where the ground blocks a LOS from a to b, as a fraction of the way: 0 at a, 1 at b. The ground is highest
 * above the LOS there. Returns ½ if the ground is nowhere above the LOS.
 */
export function blockedAt(ground: readonly Place[], a: Place, b: Place): number {
  const above = (p: Place) => p.y - heightAt(a, b, p.x);
  const rises = ground.filter((p) => (p.x - a.x) * (p.x - b.x) < 0 && above(p) > 0);
  const most = Math.max(...rises.map(above));
  const tops = rises.filter((p) => above(p) > most - 1e-9).map((p) => (p.x - a.x) / (b.x - a.x));
  return tops.length ? tops.reduce((sum, part) => sum + part, 0) / tops.length : 0.5;
}

/**
 * Returns the shortest path from a to b that is never below the ground. Without an obstacle, it is the straight line.
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
