import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** A hex of the board: "H6". */
const hex = z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "a hex is written H6");
/** The hexside between two hexes: "B5-A6". If its symbol is on one side only, the symbol is drawn in the first hex. */
const hexside = z.string().regex(/^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/, "a hexside is written B5-A6");

/** The terrain that a drawing can show in a hex. */
export const TERRAIN = [
  "open",
  "hill",
  "hillock",
  "scrub",
  "hammada",
  "sand",
  "deir",
  "wadi",
  "woods",
  "orchard",
  "building",
] as const;
/** The terrain that a drawing can show on a hexside. */
export const HEXSIDES = ["crest", "cliff", "dune", "hedge", "lip", "wadi", "wall"] as const;
/** What a rule says about a line between two units, such as a LOS: allowed, not allowed, or blocked on the way. */
export const VERDICTS = ["yes", "no", "blocked"] as const;
const verdict = z.enum(VERDICTS);

/**
 * A step of a move. The unit enters a hex (`to`), moves along a hexside by VBM (`along`), or changes its VCA (`turn`).
 */
const step = z.union([
  z.strictObject({ to: hex, cost: z.string() }),
  z.strictObject({ along: hexside, cost: z.string() }),
  z.strictObject({ turn: z.enum(["left", "right"]), cost: z.string() }),
]);

const common = {
  /** The drawing's id, also the name of its file: "F.2-board25". */
  id: z.string(),
  /** The rule that the drawing illustrates. */
  rule: z.string(),
  caption: bilingual,
  /** Describes the drawing to users who cannot see it. */
  text: bilingual,
  /** Texts for the legend: what each verdict means. If omitted, the legend says "LOS" or "no LOS". */
  verdicts: z.partialRecord(verdict, bilingual).default({}),
};

const hexDrawing = z.strictObject({
  ...common,
  kind: z.literal("hexes"),
  board: z.number().int(),
  /**
   * Whether the board is rotated by 90° to the left. Hexrow A is then at the bottom, and hex numbers rise from left to
   * right.
   */
  turned: z.boolean().default(false),
  /** The hexes to draw, by hexrow: `{ G: [5, 7] }` draws G5, G6 and G7. */
  cut: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  /** Whether the coordinates of hexes are printed. Set this to false if the location on the board does not matter. */
  coordinates: z.boolean().default(true),
  /**
   * The hexes of each terrain: `{ sand: ["H6"] }`. A hex may have several terrains. It has none if its terrain does not
   * matter to the rule.
   */
  terrain: z.partialRecord(z.enum(TERRAIN), z.array(hex)).default({}),
  hexsides: z.array(z.strictObject({ kind: z.enum(HEXSIDES), of: z.array(hexside).min(1) })).default([]),
  /** Units. `sign` is the text printed in the hex. `name` explains it in the drawing's legend. */
  units: z.array(z.strictObject({ in: hex, sign: z.string(), name: bilingual.optional() })).default([]),
  /** Moves of units. `from` is undefined if the rule does not say where the move begins. */
  moves: z.array(z.strictObject({ name: bilingual, from: hex.optional(), steps: z.array(step).min(1) })).default([]),
  lines: z.array(z.strictObject({ from: hex, to: hex, verdict })).default([]),
  /**
   * Areas, each a list of hexes or a wedge. The point of a wedge is the center dot of its first hex. Its edges run
   * through the center dots of the second and third hexes, in clockwise order.
   */
  zones: z
    .array(
      z.union([
        z.strictObject({ name: bilingual, hexes: z.array(hex).min(1) }),
        z.strictObject({ name: bilingual, wedge: z.tuple([hex, hex, hex]) }),
      ]),
    )
    .default([]),
  marks: z.array(z.strictObject({ in: hex, text: bilingual })).default([]),
});

const sectionDrawing = z.strictObject({
  ...common,
  kind: z.literal("section"),
  /** The lowest and highest level to draw. */
  levels: z
    .tuple([z.number().int(), z.number().int()])
    .refine(([lowest, highest]) => lowest < highest, "the lowest level comes first"),
  /**
   * The ground, as segments from left to right. `level` is the level at the left end of a segment. `to` is the level at
   * its right end, if that differs.
   */
  ground: z
    .array(
      z.strictObject({
        width: z.number().positive(),
        level: z.number(),
        to: z.number().optional(),
        name: bilingual.optional(),
        /** The level of the ground around a depression. */
        around: z.number().optional(),
      }),
    )
    .min(1),
});

/**
 * A hex in a profile drawing, which shows hexes from the side. The hex's level and terrain determine the height at
 * which its unit is drawn.
 */
const rowHex = z.strictObject({
  /** The level of the ground. */
  level: z.number().default(0),
  terrain: z.array(z.enum(TERRAIN)).default([]),
  /** The unit in the hex. `sign` is the text printed there. `name` explains it in the drawing's legend. */
  unit: z.strictObject({ sign: z.string(), name: bilingual.optional() }).optional(),
  /** The terrain on the hexside between this hex and the next hex. */
  side: z.enum(HEXSIDES).optional(),
});

const profileDrawing = z.strictObject({
  ...common,
  kind: z.literal("profile"),
  rows: z
    .array(
      z.strictObject({
        /** A text that is printed above the row of hexes and explains it. */
        says: bilingual,
        /** The hexes of the row, from left to right. */
        hexes: z.array(rowHex).min(2).max(9),
        /** Lines between units. `from` and `to` are the signs of the two units. */
        lines: z.array(z.strictObject({ from: z.string(), to: z.string(), verdict })).min(1),
      }),
    )
    .min(1),
});

const boardsDrawing = z.strictObject({
  ...common,
  kind: z.literal("boards"),
  /** Boards with north at the top, with a text in each half. `turned` rotates a board as in hex drawings. */
  boards: z
    .array(
      z.strictObject({
        name: bilingual,
        turned: z.boolean().default(false),
        halves: z.strictObject({ A: bilingual, GG: bilingual }),
      }),
    )
    .min(1),
});

/** A file of content/drawings: a drawing that illustrates a rule or a note. */
export const drawingSchema = z.discriminatedUnion("kind", [hexDrawing, sectionDrawing, profileDrawing, boardsDrawing]);

export type Drawing = z.infer<typeof drawingSchema>;
export type HexDrawing = z.infer<typeof hexDrawing>;
export type SectionDrawing = z.infer<typeof sectionDrawing>;
export type ProfileDrawing = z.infer<typeof profileDrawing>;
export type BoardsDrawing = z.infer<typeof boardsDrawing>;
/** A hex of a profile drawing. */
export type RowHex = z.infer<typeof rowHex>;
export type Terrain = (typeof TERRAIN)[number];
export type HexsideKind = (typeof HEXSIDES)[number];
/** What a rule says about a line between two units: "yes", "no" or "blocked". */
export type Verdict = z.infer<typeof verdict>;
