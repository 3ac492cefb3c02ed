/** Lays out a section drawing: ground from left to right over lines of level. */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { SectionDrawing } from "../../src/schemas/drawing.ts";
import { type Point, pathOf } from "./hex-drawing.ts";

const WIDE = 280;
const LEFT = 18;
const STEP = 26;
const TOP = 10;

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
  const profile: Point[] = pieces.flatMap((p) => [
    { x: p.from, y: y(p.level) },
    { x: p.end, y: y(p.to ?? p.level) },
  ]);
  const line = (p: (typeof pieces)[number]) => [
    { x: p.from, y: y(p.level) },
    { x: p.end, y: y(p.to ?? p.level) },
  ];
  return {
    width: WIDE,
    height: floor + 20,
    levels: Array.from({ length: highest - lowest + 1 }, (_, i) => ({ level: lowest + i, y: y(lowest + i) })),
    grid: pathOf(
      Array.from({ length: highest - lowest + 1 }, (_, i) => [
        { x: LEFT, y: y(lowest + i) },
        { x: WIDE - 2, y: y(lowest + i) },
      ]),
    ),
    ground: pathOf([[...profile, { x, y: floor }, { x: LEFT, y: floor }]], true),
    stated: pathOf(pieces.filter((p) => p.to === undefined).map(line)),
    unstated: pathOf(pieces.filter((p) => p.to !== undefined).map(line)),
    around: pathOf(
      pieces.flatMap((p) => {
        if (p.around === undefined) return [];
        const level = y(p.around);
        return [
          [
            { x: p.from, y: level },
            { x: p.end, y: level },
          ],
        ];
      }),
    ),
    borders: pathOf(
      pieces.slice(1).map((p) => [
        { x: p.from, y: y(p.level) },
        { x: p.from, y: floor },
      ]),
    ),
    names: pieces.flatMap((p) => (p.name ? [{ text: p.name[language], x: (p.from + p.end) / 2, y: floor + 14 }] : [])),
  };
}
