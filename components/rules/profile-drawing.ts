/** Lays out one row of a profile drawing: hexes from above and, below them, the ground from the side. */
import type { Language } from "../../src/schemas/bilingual.ts";
import { HEXSIDES, type ProfileDrawing, type RowHex, TERRAIN } from "../../src/schemas/drawing.ts";
import { crossAt, layOut, type Plan, pathOf, round } from "./hex-drawing.ts";
import {
  blockedAt,
  eyeIn,
  groundOf,
  levelIn,
  levelText,
  type Place,
  pathOverGround,
  sideAfter,
  topBetween,
} from "./profile.ts";

type Row = ProfileDrawing["rows"][number];

/** The space at the left for the level numbers, in pixels. */
const LEFT = 18;
const WIDE = 280;
const WIDEST_HEX = 44;
const LEVEL = 32;
/** `GAP` is the space between the hexes and the profile. `BASE` is the space below the lowest ground. */
const GAP = 6;
const BASE = 9;

/** Returns the name of a hex by its index in the row: "F1" for 0. The row is drawn as hexrow F of a turned board. */
const nameOf = (i: number) => `F${i + 1}`;

/** Returns the view from above of a row of hexes: one hexrow of a board turned by 90°. */
export function planOf({ hexes, lines }: Row): Plan {
  const ground = groundOf(hexes);
  const placeOf = (sign: string) => hexes.findIndex((h) => h.unit?.sign === sign);
  const where = (has: (hex: RowHex) => boolean) => hexes.flatMap((hex, i) => (has(hex) ? [i] : []));
  const sideOf = (i: number) => `${nameOf(i)}-${nameOf(i + 1)}`;
  const terrain = TERRAIN.map((kind) => [kind, where((h) => h.terrain.includes(kind)).map(nameOf)] as const);
  const hexsides = HEXSIDES.map((kind) => ({ kind, of: where((h) => h.side === kind).map(sideOf) }));
  return {
    ...{ board: 1, turned: true, coordinates: false, moves: [], zones: [], marks: [] },
    cut: { F: [1, hexes.length] },
    terrain: Object.fromEntries(terrain.filter(([, names]) => names.length)),
    hexsides: hexsides.filter(({ of }) => of.length),
    units: hexes.flatMap(({ unit }, i) => (unit ? [{ ...unit, in: nameOf(i) }] : [])),
    lines: lines.map(({ from, to, verdict }) => {
      const [a, b] = [placeOf(from), placeOf(to)];
      return { from: nameOf(a), to: nameOf(b), verdict, at: blockedAt(ground, eyeIn(hexes, a), eyeIn(hexes, b)) };
    }),
  };
}

/**
 * Lays out a row: the hexes from above, and SVG paths of the profile, in pixels. `longest` is the number of hexes in
 * the longest row of the drawing. All rows have the same scale.
 */
export function layOutRow(row: Row, language: Language, longest = row.hexes.length) {
  const { hexes, lines } = row;
  const plan = layOut(planOf(row), language, WIDE, Math.min(WIDEST_HEX, (WIDE - LEFT - 4) / longest));
  const scale = (plan.width - 4) / hexes.length;
  const ground = groundOf(hexes);
  const levels = [
    ...new Set([
      ...hexes.flatMap((h) => [levelIn(h), ...(h.terrain.includes("wadi") ? [h.level] : [])]),
      ...hexes.slice(1).map((h, i) => topBetween(hexes[i]!, h)),
    ]),
  ].sort((a, b) => a - b);
  const eyes = hexes.map((_, i) => eyeIn(hexes, i));
  const units = hexes.flatMap(({ unit }, i) => (unit ? [{ sign: unit.sign, eye: eyes[i]! }] : []));
  const highest = Math.max(levels.at(-1)!, ...units.map((u) => u.eye.y + 0.2));
  const zero = plan.height + GAP + highest * LEVEL + 2;
  const at = ({ x, y }: Place) => ({ x: round(LEFT + 2 + x * scale), y: round(zero - y * LEVEL) });
  const floor = at({ x: 0, y: levels[0]! }).y + BASE;
  const across = (y: number) => [at({ x: 0, y }), at({ x: hexes.length, y })];
  const surface = ground.map(at);
  const [left, right] = [surface[0]!, surface.at(-1)!];
  const eyeOf = (sign: string) => units.find((u) => u.sign === sign)!.eye;
  return {
    plan,
    left: LEFT,
    width: round(LEFT + 4 + longest * scale),
    height: round(floor + 2),
    levels: levels.map((level) => ({ text: levelText(level), y: at({ x: 0, y: level }).y })),
    grid: pathOf(levels.map(across)),
    ground: pathOf([[...surface, { x: right.x, y: floor }, { x: left.x, y: floor }]], true),
    surface: pathOf([surface]),
    sides: pathOf(hexes.slice(1).flatMap((h, i) => (hexes[i]!.side ? [sideAfter(hexes[i]!, h, i).map(at)] : []))),
    units: units.map(({ sign, eye }) => ({ sign, ...at(eye) })),
    lines: lines.map(({ from, to, verdict }) => {
      const [a, b] = [eyeOf(from), eyeOf(to)];
      if (verdict !== "blocked")
        return { verdict, path: pathOf([pathOverGround(ground, a, b).map(at)]), cross: undefined };
      const part = blockedAt(ground, a, b);
      const cross = crossAt(at({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
      return { verdict, path: pathOf([[at(a), at(b)]]), cross };
    }),
  };
}
