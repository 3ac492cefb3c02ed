/** Computes the layout of drawings that show the ground in cross-section, with level lines. */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { SectionDrawing } from "../../src/schemas/drawing.ts";
import { type Point, pathOf } from "./hex-drawing.ts";

const WIDE = 280;
const LEFT = 18;
const STEP = 26;
const TOP = 10;

/** Returns the SVG paths and text positions of a cross-section drawing, in pixels. The drawing is 280 pixels wide. */
export function layOutSection({ levels: [lowest, highest], ground }: SectionDrawing, language: Language) {
  const total = ground.reduce((sum, g) => sum + g.width, 0);
  const y = (level: number) => TOP + (highest - level) * STEP;
  const floor = y(lowest) + 12;
  let x = LEFT;
  const pieces = ground.map((g) => {
    const from = x;
    x += (g.width / total) * (WIDE - LEFT - 2);
    return { ...g, from, end: x };
  });
  type Piece = (typeof pieces)[number];
  const line = (x1: number, y1: number, x2: number, y2: number): Point[] => [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  const across = ({ from, end }: Piece, level: number, to = level) => line(from, y(level), end, y(to));
  const surface = (p: Piece) => across(p, p.level, p.to);
  const levels = Array.from({ length: highest - lowest + 1 }, (_, i) => ({ level: lowest + i, y: y(lowest + i) }));
  return {
    width: WIDE,
    height: floor + 20,
    levels,
    grid: pathOf(levels.map((l) => line(LEFT, l.y, WIDE - 2, l.y))),
    ground: pathOf([[...pieces.flatMap(surface), ...line(x, floor, LEFT, floor)]], true),
    stated: pathOf(pieces.filter((p) => p.to === undefined).map(surface)),
    unstated: pathOf(pieces.filter((p) => p.to !== undefined).map(surface)),
    around: pathOf(pieces.flatMap((p) => (p.around === undefined ? [] : [across(p, p.around)]))),
    borders: pathOf(pieces.slice(1).map((p) => line(p.from, y(p.level), p.from, floor))),
    names: pieces.flatMap((p) => (p.name ? [{ text: p.name[language], x: (p.from + p.end) / 2, y: floor + 14 }] : [])),
  };
}
