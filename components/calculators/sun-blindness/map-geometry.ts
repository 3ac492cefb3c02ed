/** Geometry of the map of Sun Blindness, and the hex for a tap or key, in the scale of the board's map. */
import { centre, type Hex, hexrowIndex, hexrowName, neighbour, parseHex } from "../../../src/game/board-hexes.ts";
import { type Hour, type hexesInZone, hexesOf } from "../../../src/game/sun-zone.ts";
import { pointOf, unit } from "../shared/board-scale.ts";

export type Point = readonly [x: number, y: number];

/** Longer than any board. */
const BEYOND = 2000;

/** The position of a hex on the map. */
export const at = (hex: Hex): Point => pointOf(hex, false);

/** The point at a distance from another, in the direction of an hour. */
export function pointTowards([x, y]: Point, hour: Hour, far: number): Point {
  const angle = (hour * Math.PI) / 6;
  return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
}

/** Serializes points as an SVG path without its first letter: "1.0 2.0L3.0 4.0". */
export const writePoints = (...points: Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** The two sides of the 60° wedge from a hex towards an hour: the Zone, or a Gun's CA. */
export const wedgePath = (hex: Hex, hour: Hour): string =>
  `M${writePoints(pointTowards(at(hex), hour - 1, BEYOND), at(hex), pointTowards(at(hex), hour + 1, BEYOND))}`;

/** A dot for each hex on the Zone's border, or for each inside it. */
export const dotsPath = (zone: ReturnType<typeof hexesInZone>, border: boolean): string =>
  zone
    .filter(({ place }) => (place === "border") === border)
    .map(({ hex }) => `M${writePoints(at(hex))}h0`)
    .join("");

/** The LOS beyond the target, where an obstacle would block the sun. */
export function beyondPath(firer: Hex, target: Hex): string {
  const [[x, y], [toX, toY]] = [at(firer), at(target)];
  return `M${writePoints([toX, toY], [toX + (toX - x) * 40, toY + (toY - y) * 40])}`;
}

/** The hex with its center dot nearest to a point of the map; undefined beyond the board. */
export function hexAt([x, y]: Point, board: number): Hex | undefined {
  const off = (hex: Hex) => Math.hypot(centre(hex).x - x / unit, centre(hex).y - y / unit);
  const nearest = hexesOf(board).reduce((best, hex) => (off(hex) < off(best) ? hex : best));
  return off(nearest) < 0.6 ? nearest : undefined;
}

/** The hex that an arrow key moves to: along the hexrow, or the same number in the next one. */
export function stepped(hex: Hex, key: string): Hex | undefined {
  if (key === "ArrowUp") return neighbour(hex, 1);
  if (key === "ArrowDown") return neighbour(hex, 4);
  const hexrow = hex.board + hexrowName(hexrowIndex(hex.hexrow) + (key === "ArrowLeft" ? -1 : 1));
  return parseHex(hexrow + hex.number) ?? parseHex(`${hexrow}1`);
}
