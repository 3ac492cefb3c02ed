/**
 * Computes the Sun Blindness Zone (D11.611, D11.612), with integers only. The rules define the Zone only by their
 * illustrations. This site reads it as a wedge of 60° from the firer's center dot towards the sun, including its
 * borders. In both illustrations, as in this wedge, the outermost hexes have their center dots on the border and some
 * vertices outside. A Gun's CA is also a wedge of 60°, around a hexspine.
 */
import { formatHex, type Hex, hexesAcross, hexrowCount, hexrowName, position } from "./board-hexes.ts";

/**
 * A direction on a board, as an hour of the clock from 1 to 12. The board is seen with its coordinates upright, so 12
 * o'clock is towards the lower numbers of a hexrow. Even hours point through a hexside, odd hours along a hexspine.
 */
export type Hour = number;

/**
 * A vector from a center dot, in cube coordinates: three integers whose sum is 0. If the vector ends at a center dot,
 * all three are multiples of 3.
 */
export type Place = readonly [q: number, r: number, s: number];

/**
 * The position of a point relative to a Zone or CA, both of which are wedges. `same`: at the center dot where the wedge
 * starts. `axis`: on the middle line. `inside`: between middle line and border. `border`: on the border. `outside`:
 * beyond the border. `away`: at 90° or more from the middle line.
 */
export type ZonePlace = "same" | "axis" | "inside" | "border" | "outside" | "away";

/** The vector towards each hour, 12 o'clock first. The vector of an odd hour ends at a vertex of the hex. */
const TOWARDS: readonly Place[] = [
  [0, -1, 1],
  [1, -2, 1],
  [1, -1, 0],
  [2, -1, -1],
  [1, 0, -1],
  [1, 1, -2],
  [0, 1, -1],
  [-1, 2, -1],
  [-1, 1, 0],
  [-2, 1, 1],
  [-1, 0, 1],
  [-1, -1, 2],
];

/**
 * Returns the hour that is `by` hours clockwise of `hour`.
 * @throws RangeError when `hour` is not 1–12 or `by` not a whole number
 */
export function turned(hour: Hour, by: number): Hour {
  if (!Number.isInteger(hour) || hour < 1 || hour > 12 || !Number.isInteger(by))
    throw new RangeError(`not an hour of the clock: ${hour} + ${by}`);
  return ((((hour + by - 1) % 12) + 12) % 12) + 1;
}

/**
 * Returns the vector towards an hour.
 * @throws RangeError when `hour` is not 1–12
 */
const towards = (hour: Hour) => TOWARDS[turned(hour, 0) % 12]!;

/**
 * Returns the scalar product of two vectors, in an arbitrary unit. Only its sign, or a comparison of two products, has
 * a meaning.
 */
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Returns the vector from the center dot of a hex to the center dot of another.
 * @throws RangeError when the hexes are on different boards
 */
export function centerDot(from: Hex, to: Hex): Place {
  if (from.board !== to.board) throw new RangeError(`not on one board: ${formatHex(from)}, ${formatHex(to)}`);
  const [column, down] = position(from);
  const [toColumn, toDown] = position(to);
  const [q, halves] = [toColumn - column, toDown - down];
  // Adjacent hexrows are offset by half a hex, so `halves − q` is even. Adding 0 turns −0 into 0.
  return [3 * q, (3 * (halves - q)) / 2 + 0, (-3 * (halves + q)) / 2 + 0];
}

/**
 * Returns the position of a point relative to the wedge of 60° around an hour. A point is in the wedge if it is at most
 * 90° from the direction 2 hours before `hour`, and at most 90° from the direction 2 hours after it.
 * @throws RangeError when `hour` is not 1–12
 */
export function placeInWedge(place: Place, hour: Hour): ZonePlace {
  if (place.every((n) => n === 0)) return "same";
  const sides = [dot(place, towards(turned(hour, -2))), dot(place, towards(turned(hour, 2)))];
  const least = Math.min(...sides);
  if (dot(place, towards(hour)) <= 0) return "away";
  if (least < 0) return "outside";
  if (least === 0) return "border";
  return sides[0] === sides[1] ? "axis" : "inside";
}

/**
 * Returns whether a position is in the Zone or CA. The border is included, because the illustrations show the center
 * dots of the outermost hexes on it.
 */
export function isWithin(place: ZonePlace): boolean {
  return place === "axis" || place === "inside" || place === "border";
}

/** Returns every hex of a standard board, in order of hexrow and number. */
export function hexesOf(board: number): Hex[] {
  // Every second hexrow, beginning with B, has one more hex. Its number is 0.
  return Array.from({ length: hexrowCount }, (_, i) =>
    Array.from({ length: hexesAcross + (i % 2) }, (_, n) => ({
      board,
      hexrow: hexrowName(i),
      number: n + 1 - (i % 2),
    })),
  ).flat();
}

/**
 * Returns the hexes of the firer's board that are in the Zone, with their positions (D11.611, D11.612). A hex is in the
 * Zone if its center dot is. `sun`: the direction of the sun on this board. Hexes of other boards are not returned,
 * even if they are in the Zone.
 * @throws RangeError when `sun` is not 1–12
 */
export function hexesInZone(firer: Hex, sun: Hour): { hex: Hex; place: ZonePlace }[] {
  return hexesOf(firer.board)
    .map((hex) => ({ hex, place: placeInWedge(centerDot(firer, hex), sun) }))
    .filter(({ place }) => isWithin(place));
}

/**
 * Returns whether a Gun's CA contains the center dot of a hex (examples of D11.611). `facing`: the hexspine that the
 * Gun faces, as an odd hour.
 * @throws RangeError when `facing` is not an odd hour, or the hexes are on different boards
 */
export function inCoveredArc(gun: Hex, target: Hex, facing: Hour): boolean {
  if (facing % 2 !== 1) throw new RangeError(`a Gun faces a hexspine, not ${facing} o'clock`);
  return isWithin(placeInWedge(centerDot(gun, target), facing));
}
