/**
 * Computes the Sun Blindness Zone (D11.611, D11.612) in integers. Only the printed illustrations define the Zone. The
 * site reads it as a wedge of 60° from the firer's center dot, including the borders, with the middle line towards the
 * sun. This reading agrees with both illustrations, in which the outermost hexes have their center dots on the border
 * and some vertices beyond. A Gun's CA is also a wedge of 60°, around a hexspine.
 */
import { formatHex, type Hex, hexesAcross, hexrowCount, hexrowName, parseHex, position } from "./board-hexes.ts";

/**
 * A direction on a board whose coordinates are upright, as an hour of the clock from 1 to 12. 12 o'clock is towards the
 * lower numbers of the hexrow. Even hours are directions through a hexside, odd hours along a hexspine.
 */
export type Hour = number;

/**
 * A vector from a center dot, in cube coordinates: three integers with sum 0. The integers are multiples of 3 if the
 * vector ends at a center dot.
 */
export type Place = readonly [q: number, r: number, s: number];

/**
 * The position of a place relative to a Zone or CA. `same`: the center dot that the wedge starts from; `axis`: on the
 * middle line; `inside`: between middle line and border; `border`: on the border; `outside`: beyond the border; `away`:
 * at 90° or more from the middle line.
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
 * Returns the scalar product in cube coordinates, in an arbitrary unit. Therefore a product is used only for its sign,
 * and for comparisons with another product.
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
  // The next hexrow is offset by half a hex, so `halves − q` is even. Adding 0 turns −0 into 0.
  return [3 * q, (3 * (halves - q)) / 2 + 0, (-3 * (halves + q)) / 2 + 0];
}

/**
 * Returns the position of a place relative to the wedge of 60° around an hour. A place is in the wedge if it is at most
 * 90° from the direction two hours before `hour` and at most 90° from the direction two hours after.
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
 * Returns whether a position belongs to the Zone or CA. The border belongs to the Zone, because the outermost center
 * dots are on the border.
 */
export function isWithin(place: ZonePlace): boolean {
  return place === "axis" || place === "inside" || place === "border";
}

/** Returns every hex of a standard board, in order of hexrow and number. */
export function hexesOf(board: number): Hex[] {
  const numbers = Array.from({ length: hexesAcross + 1 }, (_, n) => n);
  return Array.from({ length: hexrowCount }, (_, i) => hexrowName(i)).flatMap((hexrow) =>
    numbers.flatMap((number) => parseHex(`${board}${hexrow}${number}`) ?? []),
  );
}

/**
 * Returns the hexes of the firer's board whose center dots are in the Zone, with their positions (D11.611, D11.612).
 * `sun`: the direction of the sun on that board. The Zone itself continues on other boards.
 * @throws RangeError when `sun` is not 1–12
 */
export function hexesInZone(firer: Hex, sun: Hour): { hex: Hex; place: ZonePlace }[] {
  return hexesOf(firer.board)
    .map((hex) => ({ hex, place: placeInWedge(centerDot(firer, hex), sun) }))
    .filter(({ place }) => isWithin(place));
}

/**
 * Returns whether a Gun's CA contains a hex's center dot (examples of D11.611). `facing`: the hexspine that the Gun
 * faces, an odd hour.
 * @throws RangeError when `facing` is not an odd hour, or the hexes are on different boards
 */
export function inCoveredArc(gun: Hex, target: Hex, facing: Hour): boolean {
  if (facing % 2 !== 1) throw new RangeError(`a Gun faces a hexspine, not ${facing} o'clock`);
  return isWithin(placeInWedge(centerDot(gun, target), facing));
}
