/** Geometry of the Sun Blindness map: the SVG paths on the map, and the hex that a tap or arrow key selects. */
import { centre, type Hex, hexrowIndex, hexrowName, neighbour, parseHex } from "../../../src/game/board-hexes.ts";
import { type Hour, type hexesInZone, hexesOf } from "../../../src/game/sun-zone.ts";
import { pointOf, unit } from "../shared/board-scale.ts";

/** A point of the map, in the units of shared/board-scale.ts. */
export type Point = readonly [x: number, y: number];

/** A length, in units of the map, that is greater than any distance on a board. */
const BEYOND = 2000;

/** Returns the position of a hex's center on the map. */
export const at = (hex: Hex): Point => pointOf(hex, false);

/** Returns the point at the distance `far` from a point, in the direction of a clock hour. */
export function pointTowards([x, y]: Point, hour: Hour, far: number): Point {
  const angle = (hour * Math.PI) / 6;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
}

/** Serializes points as an SVG path without its first letter: "1.0 2.0L3.0 4.0". */
export const writePoints = (...points: Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** Returns the SVG path of a 60° wedge from a hex towards an hour: the Zone, or the CA of a Gun. */
export const wedgePath = (hex: Hex, hour: Hour): string =>
  `M${writePoints(pointTowards(at(hex), hour - 1, BEYOND), at(hex), pointTowards(at(hex), hour + 1, BEYOND))}`;

/**
 * Returns the SVG path of dots in the hexes of the Zone. `border`: whether the dots are in the border hexes or in all
 * other hexes.
 */
export const dotsPath = (zone: ReturnType<typeof hexesInZone>, border: boolean): string =>
  zone
    .filter(({ place }) => (place === "border") === border)
    .map(({ hex }) => `M${writePoints(at(hex))}h0`)
    .join("");

/** Returns the SVG path of the LOS beyond the target, where an obstacle would block the sun. */
export function beyondPath(firer: Hex, target: Hex): string {
  const [[x, y], [toX, toY]] = [at(firer), at(target)];
  return `M${writePoints([toX, toY], [toX + (toX - x) * 40, toY + (toY - y) * 40])}`;
}

/** Returns the hex whose center dot is nearest to a point of the map; undefined if the point is beyond the board. */
export function hexAt([x, y]: Point, board: number): Hex | undefined {
  const off = (hex: Hex) => Math.hypot(centre(hex).x - x / unit, centre(hex).y - y / unit);
  const nearest = hexesOf(board).reduce((best, hex) => (off(hex) < off(best) ? hex : best));
  return off(nearest) < 0.6 ? nearest : undefined;
}

/**
 * Returns the hex that an arrow key moves to, if any. Up and down move along the hexrow. Left and right move to the hex
 * with the same number in the adjacent hexrow, or to its hex 1 if it has no hex with this number.
 */
export function stepped(hex: Hex, key: string): Hex | undefined {
  if (key === "ArrowUp") return neighbour(hex, 1);
  if (key === "ArrowDown") return neighbour(hex, 4);
  const hexrow = hex.board + hexrowName(hexrowIndex(hex.hexrow) + (key === "ArrowLeft" ? -1 : 1));
  return parseHex(hexrow + hex.number) ?? parseHex(`${hexrow}1`);
}
