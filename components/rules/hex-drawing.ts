/** Lays out hex drawings: computes SVG paths and positions in pixels. */
import { centre, hexesAcross, hexesOfCut, hexrowCount, hexrowSpacing, parseHex } from "../../src/game/board-hexes.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { HexDrawing, HexsideKind, Terrain, Verdict } from "../../src/schemas/drawing.ts";

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}
type Segment = readonly [Point, Point];
/** The content of a hex drawing. `at` is where a blocked line is crossed out: 0 is at `from`, 1 at `to`. */
export type Plan = Pick<
  HexDrawing,
  "board" | "turned" | "cut" | "coordinates" | "terrain" | "hexsides" | "units" | "moves" | "zones" | "marks"
> & { lines: readonly { from: string; to: string; verdict: Verdict; at?: number }[] };

/** The maximum width of a drawing, in pixels. A phone that is 360 pixels wide shows it at full size. */
const MOST_WIDE = 280;
const MOST_HIGH_HEX = 72;
const LINE = 13;

/** Rounds to one decimal place. */
export const round = (n: number) => Number(n.toFixed(1));
const along = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const point = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
/**
 * Returns the line between two points as a relative SVG command. Rounds both points first, because otherwise rounding
 * errors would add up.
 */
const step = (from: Point, to: Point) =>
  `l${point({ x: round(to.x) - round(from.x), y: round(to.y) - round(from.y) })}`;

/**
 * Returns an SVG path through the points of each line. A line that begins where the previous one ended continues it. The
 * coordinates are relative, so that equal symbols have equal text, which compresses well.
 */
export function pathOf(lines: readonly (readonly Point[])[], closed = false): string {
  let end = "";
  return lines
    .map((points) => {
      if (!points.length) return "";
      const [from, to] = [point(points[0]!), point(points.at(-1)!)];
      const start = from === end ? "" : `M${from}`;
      end = closed ? "" : to;
      return (
        start +
        points
          .slice(1)
          .map((p, i) => step(points[i]!, p))
          .join("") +
        (closed ? "Z" : "")
      );
    })
    .join("");
}

/** The corners of a hex of height 1 around the origin, clockwise from the right. */
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) =>
  times({ x: Math.cos((i * Math.PI) / 3), y: Math.sin((i * Math.PI) / 3) }, 1 / Math.sqrt(3)),
);

const sides = (points: readonly Point[]): Segment[] => points.map((p, i) => [p, points[(i + 1) % points.length]!]);

/** Scales segments from a hex of height 1 to a hex of height `high`, and moves them from the origin to `to`. */
const moved = (segments: readonly Segment[], high: number, to: Point): Segment[] =>
  segments.map(([a, b]) => [plus(times(a, high), to), plus(times(b, high), to)]);

/** Draws a terrain symbol: returns its lines in a hex of height 1 around the origin, with the given corners. */
type Sign = (corners: readonly Point[]) => Segment[];

/**
 * Returns the symbol of a hill or depression: the hex's outline, reduced to `scale`, with ticks. If `tick` is negative,
 * the ticks point inward (depression); if positive, outward (hill). If it is 0, there are no ticks.
 */
function contour(scale: number, tick: number): Sign {
  return (corners) => {
    const ring = sides(corners.map((c) => times(c, scale)));
    const ticks = ring.flatMap(([a, b]) =>
      [0.25, 0.5, 0.75].map((t): Segment => [along(a, b, t), times(along(a, b, t), 1 + tick / scale)]),
    );
    return [...ring, ...ticks];
  };
}

/**
 * Returns a symbol that repeats a small shape over the hex in staggered rows. Each line of the shape is "x1 y1 x2 y2",
 * in hundredths of the hex's height.
 */
function scattered(gap: number, ...figure: string[]): Sign {
  const lines = figure.map((line) => line.split(" ").map((n) => Number(n) / 100) as [number, number, number, number]);
  const out: Segment[] = [];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const at = { x: (column + (row % 2) / 2) * gap, y: row * gap * 0.8 };
      if (Math.abs(at.y) > 0.42 || Math.abs(at.x) > 0.5 - Math.abs(at.y) / 2) continue;
      for (const [x1, y1, x2, y2] of lines) out.push([plus(at, { x: x1, y: y1 }), plus(at, { x: x2, y: y2 })]);
    }
  }
  return () => out;
}

/**
 * The symbols of terrain. Each fills the whole hex, because the game rules do not say where in the hex the terrain is.
 */
const TERRAIN_SIGNS: Record<Terrain, Sign> = {
  open: scattered(0.27, "-3 0 3 0"),
  hill: contour(0.76, 0.07),
  hillock: scattered(0.3, "-9 4 -4 -3", "-4 -3 4 -3", "4 -3 9 4"),
  scrub: scattered(0.22, "-3 -3 3 3", "3 -3 -3 3"),
  hammada: scattered(0.22, "-4 3 0 -4", "0 -4 4 3", "4 3 -4 3"),
  sand: scattered(0.12, "0 0 0 0"),
  deir: contour(0.86, 0),
  wadi: contour(0.86, -0.07),
  woods: scattered(0.24, "-6 4 0 -6", "0 -6 6 4", "-6 4 6 4", "0 4 0 9"),
  orchard: scattered(0.2, "-4 0 4 0", "0 -4 0 4"),
  building: scattered(0.24, "-5 -5 5 -5", "5 -5 5 5", "5 5 -5 5", "-5 5 -5 -5"),
};

/** The width and dashes of the line along a hexside. */
export const HEXSIDE_STROKES: Record<HexsideKind, { width: number; dash?: string }> = {
  crest: { width: 5 },
  cliff: { width: 6, dash: "2 2" },
  dune: { width: 6, dash: "8 2" },
  hedge: { width: 5, dash: "5 2" },
  lip: { width: 4, dash: "2 4" },
  wadi: { width: 5, dash: "3 3" },
  wall: { width: 4 },
};
/** How far the line along a hexside is moved into its first hex: 0 is on the hexside, 1 at the center dot. */
const INSET: Partial<Record<HexsideKind, number>> = { crest: 0.1 };
/** The dashes of a line between two units, for each verdict (schemas/drawing.ts). */
export const LINE_DASHES: Record<Verdict, string | undefined> = { yes: undefined, no: "2 4", blocked: "6 4" };

/** Clips a segment to a convex polygon. Returns undefined if nothing is left. */
function clipped([a, b]: Segment, polygon: readonly Point[]): Segment | undefined {
  let [from, to] = [0, 1];
  for (const [p, q] of sides(polygon)) {
    const inside = (r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    const [da, db] = [inside(a), inside(b)];
    if (da < 0 && db < 0) return undefined;
    if (da < 0) from = Math.max(from, da / (da - db));
    else if (db < 0) to = Math.min(to, da / (da - db));
  }
  return from < to ? [along(a, b, from), along(a, b, to)] : undefined;
}

/** Returns the bounding box of points. */
function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Clips segments to a convex polygon. */
const within = (segments: readonly Segment[], polygon: readonly Point[]) =>
  segments.map((s) => clipped(s, polygon)).filter((s) => s !== undefined);

/** Clips segments to several convex polygons. Joins adjoining parts of a segment. */
const withinAny = (segments: readonly Segment[], polygons: readonly (readonly Point[])[]): Segment[] =>
  segments.flatMap((segment) => {
    const out: Segment[] = [];
    const parts = polygons.flatMap((polygon) => within([segment], polygon));
    for (const [from, to] of parts.sort(([p], [q]) => apart(segment[0], p) - apart(segment[0], q))) {
      const last = out.at(-1);
      if (last && apart(last[1], from) < 0.1) out[out.length - 1] = [last[0], to];
      else out.push([from, to]);
    }
    return out;
  });

/** Cuts off the part of a hex that is outside the board. */
function onBoard(polygon: readonly Point[]): Point[] {
  const distances = [
    (p: Point) => p.x,
    (p: Point) => (hexrowCount - 1) * hexrowSpacing - p.x,
    (p: Point) => p.y,
    (p: Point) => hexesAcross - p.y,
  ];
  return distances.reduce<Point[]>(
    (points, fromEdge) =>
      sides(points).flatMap(([a, b]) => {
        const [da, db] = [fromEdge(a), fromEdge(b)];
        const crossing = da * db < -1e-9 ? [along(a, b, da / (da - db))] : [];
        return da > -1e-9 ? [a, ...crossing] : crossing;
      }),
    [...polygon],
  );
}

/** Returns the lines of an arrow: the shaft and the arrowhead. */
function arrow(from: Point, to: Point): Point[][] {
  const back = times({ x: from.x - to.x, y: from.y - to.y }, 6 / apart(from, to));
  const aside = { x: -back.y, y: back.x };
  return [
    [from, to],
    [plus(to, plus(back, times(aside, 0.6))), to, plus(to, plus(back, times(aside, -0.6)))],
  ];
}

/** Returns the SVG path of the cross on a blocked line. */
export const crossAt = (at: Point) => pathOf([-4, 4].map((y) => [plus(at, { x: -4, y }), plus(at, { x: 4, y: -y })]));

/** Returns the SVG path of a move's badge: a circle, square or diamond for move 0, 1 or 2. */
export function badge(move: number, { x, y }: Point): string {
  if (move === 0) return `M${point({ x: x - 6.5, y })}a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0`;
  if (move === 1) return `M${point({ x: x - 5.85, y: y - 5.85 })}h11.7v11.7h-11.7Z`;
  return `M${point({ x: x - 8, y })}l8-8l8 8l-8 8Z`;
}

/** A text in a hex or beside a hexside. */
interface Label extends Point {
  kind: "mark" | "unit" | "step";
  text: string;
  move?: number;
  /** The number of the step, from 1. Set only if the move has several steps. */
  step?: number | undefined;
}

/** Estimates the width of a label's text in pixels. A CJK character is as wide as it is high. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, c) => sum + (c > "\u2fff" ? 11 : /[.,:·\-– 1Iil]/.test(c) ? 4.5 : 6.6), 0);

/**
 * Lays out a hex drawing: returns SVG paths and positions of texts, in pixels. `wide` is the maximum width of the
 * drawing. `highHex` is the maximum height of a hex.
 */
export function layOut(drawing: Plan, language: Language, wide = MOST_WIDE, highHex = MOST_HIGH_HEX) {
  const { terrain, hexsides, units, moves, lines, zones, marks, turned } = drawing;
  const turn = ({ x, y }: Point): Point => (turned ? { x: y, y: -x } : { x, y });
  const corners = CORNERS.map(turn);
  const cells = hexesOfCut(drawing).map((hex) => {
    const middle = centre(hex);
    return { hex, middle: turn(middle), polygon: onBoard(CORNERS.map((c) => plus(c, middle))).map(turn) };
  });
  const { left, right, top, bottom } = boxOf(cells.flatMap((c) => c.polygon));
  const high = Math.min(highHex, (wide - 4) / (right - left));
  const place = ({ x, y }: Point): Point => ({ x: (x - left) * high + 2, y: (y - top) * high + 2 });

  const placed = new Map(
    cells.map(({ hex, middle, polygon: raw }) => {
      const polygon = raw.map(place);
      const box = boxOf(polygon);
      const mid = place(middle);
      // Moves the texts of a half-hex a little toward the board's edge, where the half-hex is widest.
      const span = (box.left + box.right) / 2;
      const anchor = { x: mid.x + (span - mid.x) * 0.85, y: (box.top + box.bottom) / 2 };
      const name = `${hex.hexrow}${hex.number}`;
      const upperSide = boxOf(polygon.filter((p) => p.y < box.top + 0.1));
      // If a line along the upper hexside is drawn inside the hex, the coordinate is below this line.
      const upper = `${name}-${hex.hexrow}${hex.number - 1}`;
      const lined = hexsides.some(({ kind, of }) => INSET[kind] && of.includes(upper));
      const head = { x: (upperSide.left + upperSide.right) / 2, y: box.top + (lined ? 7 : 0) };
      return [name, { name, polygon, middle: mid, anchor, head, lowest: box.bottom, labels: [] as Label[] }] as const;
    }),
  );
  const cell = (name: string) => placed.get(name)!;
  /** Returns the center of a hex, which may be outside the drawn part of the board. */
  const middleOf = (name: string) => place(turn(centre(parseHex(`${drawing.board}${name}`)!)));
  /** Returns the two corners that two adjacent hexes share. */
  const cornersOf = (side: string): [Point, Point] => {
    const [a, b] = side.split("-").map(middleOf) as [Point, Point];
    const near = corners.map((c) => plus(times(c, high), a)).sort((p, q) => apart(p, b) - apart(q, b));
    return [near[0]!, near[1]!];
  };

  for (const { in: name, sign } of units) cell(name).labels.push({ kind: "unit", text: sign, x: 0, y: 0 });

  const beside: Label[] = [];
  const arrows = moves.map(({ from, steps }, move) => {
    const out: Point[][] = [];
    let at = from;
    let end: Point | undefined;
    steps.forEach((step, i) => {
      const label: Label = { kind: "step", text: step.cost, move, x: 0, y: 0 };
      if (steps.length > 1) label.step = i + 1;
      if ("turn" in step) label.text = `${step.turn === "left" ? "↺" : "↻"}${step.cost}`;
      if ("along" in step) {
        const [a, b] = cornersOf(step.along);
        const before = at ? middleOf(at) : a;
        const [start, stop] = apart(a, before) <= apart(b, before) ? [a, b] : [b, a];
        out.push(...arrow(along(start, stop, 0.05), along(start, stop, 0.95)));
        const middle = along(a, b, 0.5);
        beside.push({ ...label, ...along(middle, middleOf(step.along.split("-")[0]!), 0.45) });
        [at, end] = [undefined, stop];
        return;
      }
      if ("to" in step) {
        const to = cell(step.to).middle;
        if (end) out.push(...arrow(along(end, to, 0.08), along(end, to, 0.5)));
        else if (at) {
          // Moves a vertical arrow aside, so that it does not cross the coordinate of the hex.
          const aside = { x: middleOf(at).x === to.x ? high * 0.22 : 0, y: 0 };
          const [a, b] = [plus(middleOf(at), aside), plus(to, aside)];
          out.push(...arrow(along(a, b, 0.36), along(a, b, 0.66)));
        }
        [at, end] = [step.to, undefined];
      }
      if (at) cell(at).labels.push(label);
    });
    return pathOf(out);
  });

  for (const { in: name, text } of marks) cell(name).labels.push({ kind: "mark", text: text[language], x: 0, y: 0 });
  for (const { anchor, head, lowest, labels } of placed.values()) {
    const highest = drawing.coordinates ? head.y + LINE : head.y;
    const high = labels.length * LINE;
    // Centers the texts in the hex or, if they would cover the coordinate, in the space below the coordinate.
    const top = anchor.y - high / 2 < highest ? (highest + lowest - high) / 2 : anchor.y - high / 2;
    for (const [i, label] of labels.entries()) Object.assign(label, { x: anchor.x, y: top + (i + 0.5) * LINE });
  }

  /** Returns hatching: parallel lines over the whole drawing. `falling`: whether they fall to the right. */
  const hatching = (falling: boolean): Segment[] =>
    Array.from({ length: 181 }, (_, i): Segment => {
      const start = { x: (i - 60) * 9, y: 0 };
      return [start, plus(start, { x: falling ? 600 : -600, y: 600 })];
    });

  /** The hexes whose terrain is drawn. */
  const known = [...new Set(Object.values(terrain).flat())];
  const polygonsOf = (names: Iterable<string>) => Array.from(names, (name) => cell(name).polygon);
  const signIn = (name: string, kind: Terrain) => {
    const { polygon, middle } = cell(name);
    return within(moved(TERRAIN_SIGNS[kind](corners), high, middle), polygon);
  };
  const labels = [...[...placed.values()].flatMap((c) => c.labels), ...beside];

  return {
    /** Whether some hexes are blank because the rule does not name their terrain. */
    blanks: drawing.coordinates && known.length > 0 && cells.length > known.length,
    width: round((right - left) * high + 4),
    height: round((bottom - top) * high + 4),
    outline: pathOf(polygonsOf(placed.keys()), true),
    ground: pathOf(polygonsOf(known), true),
    signs: Object.entries(terrain).map(([kind, names]) => pathOf(names.flatMap((n) => signIn(n, kind as Terrain)))),
    zones: zones.map((zone, i) => {
      const hatched = hatching(i % 2 === 1);
      if ("hexes" in zone) return pathOf(withinAny(hatched, polygonsOf(zone.hexes)));
      const [apex, a, b] = zone.wedge.map(middleOf) as [Point, Point, Point];
      const wedge: Segment[] = [...within(hatched, [apex, a, b]), [apex, a], [apex, b]];
      return pathOf(withinAny(wedge, polygonsOf(placed.keys())));
    }),
    /** The center dots of the hexes without a text, if a zone is bounded by lines between center dots; otherwise "". */
    dots: zones.some((zone) => "wedge" in zone)
      ? [...placed.values()].map(({ middle, labels }) => (labels.length ? "" : `M${point(middle)}h0`)).join("")
      : "",
    hexsides: hexsides.map(({ kind, of }) => {
      const inset = INSET[kind] ?? 0;
      const insetLine = (side: string) => {
        const inner = middleOf(side.split("-")[0]!);
        return cornersOf(side).map((corner) => along(corner, inner, inset));
      };
      return { kind, path: pathOf(of.map(insetLine)) };
    }),
    lines: lines.map(({ from, to, verdict, at = 0.5 }) => {
      const [a, b] = [cell(from).anchor, cell(to).anchor];
      const cross = verdict === "blocked" ? crossAt(along(a, b, at)) : undefined;
      return { verdict, path: pathOf([[a, b]]), cross };
    }),
    arrows,
    coordinates: drawing.coordinates
      ? [...placed.values()].map(({ name, head }) => ({ name, x: round(head.x), y: round(head.y + 11.5) }))
      : [],
    labels: labels.map((l) => ({ ...l, x: round(l.x), y: round(l.y) })),
  };
}

const CONTOURS: readonly Terrain[] = ["hill", "deir", "wadi"];

/**
 * Returns a sample of a terrain's symbol for the key, 26 by 17 pixels. For hill, deir and wadi it shows the lower edge
 * of a hex, otherwise the middle.
 */
export function terrainSwatch(kind: Terrain): string {
  const middle = { x: 13, y: CONTOURS.includes(kind) ? -19 : 8.5 };
  const window = [
    { x: 0, y: 0 },
    { x: 26, y: 0 },
    { x: 26, y: 17 },
    { x: 0, y: 17 },
  ];
  return pathOf(within(moved(TERRAIN_SIGNS[kind](CORNERS), MOST_HIGH_HEX, middle), window));
}

/**
 * Returns the SVG path of a terrain's symbol in a hex of width `wide` around the origin. The hex has corners at the top
 * and bottom.
 */
export function signInHex(kind: Terrain, wide: number): string {
  const corners = CORNERS.map(({ x, y }) => ({ x: y, y: -x }));
  const sign = within(TERRAIN_SIGNS[kind](corners), corners);
  return pathOf(sign.map((line) => line.map((p) => times(p, wide))));
}
