import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** A hex of the board: "H6". */
const hex = z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "a hex is written H6");
/** The hexside between two hexes: "B5-A6". One-sided symbols are drawn on the side of the first hex. */
const hexside = z.string().regex(/^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/, "a hexside is written B5-A6");

/** The kinds of terrain that drawings show in a hex. */
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
/** The kinds of terrain that drawings show on a hexside. */
export const HEXSIDES = ["crest", "cliff", "dune", "hedge", "lip", "wadi", "wall"] as const;
/** Verdicts on a line between units: allowed by the rule, not allowed, or blocked between the units. */
export const VERDICTS = ["yes", "no", "blocked"] as const;
const verdict = z.enum(VERDICTS);

/** A step of a move with its cost in MF or MP: into a hex, along a hexside (VBM), or a change of VCA. */
const step = z.union([
  z.strictObject({ to: hex, cost: z.string() }),
  z.strictObject({ along: hexside, cost: z.string() }),
  z.strictObject({ turn: z.enum(["left", "right"]), cost: z.string() }),
]);

const common = {
  /** `<rule id>-<name>`, also the file's name. */
  id: z.string(),
  /** The rule that the drawing illustrates. */
  rule: z.string(),
  caption: bilingual,
  /** The text description for readers who cannot see the drawing. */
  text: bilingual,
  /** For lines that are not LOS: the meaning of each verdict, printed in the drawing's legend. */
  verdicts: z.partialRecord(verdict, bilingual).default({}),
};

const hexDrawing = z.strictObject({
  ...common,
  kind: z.literal("hexes"),
  board: z.number().int(),
  /** Whether the board is rotated by 90° to the left: hexrow A at the bottom, hex numbers rising from left to right. */
  turned: z.boolean().default(false),
  /** The hexes to draw: the first and last hex number by hexrow, such as `{ G: [5, 7] }` for G5, G6 and G7. */
  cut: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  /** Whether coordinates are printed. False if the location on the board does not matter. */
  coordinates: z.boolean().default(true),
  /** Hexes by terrain. A hex may have several kinds, or none if the rule does not mention its terrain. */
  terrain: z.partialRecord(z.enum(TERRAIN), z.array(hex)).default({}),
  hexsides: z.array(z.strictObject({ kind: z.enum(HEXSIDES), of: z.array(hexside).min(1) })).default([]),
  /** Units. `sign` is the text that is printed in the hex. `name` explains the sign in the drawing's legend. */
  units: z.array(z.strictObject({ in: hex, sign: z.string(), name: bilingual.optional() })).default([]),
  /** Moves of units. `from` is undefined if the rule does not say where the move begins. */
  moves: z.array(z.strictObject({ name: bilingual, from: hex.optional(), steps: z.array(step).min(1) })).default([]),
  lines: z.array(z.strictObject({ from: hex, to: hex, verdict })).default([]),
  /**
   * Areas: a list of hexes, or a wedge. The point of a wedge is the center dot of the first hex. The edges of the wedge
   * run through the center dots of the second and third hexes, in clockwise order.
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
   * The ground, in segments from left to right. `level` is the level at the left end of a segment, and `to` the level
   * at its right end, if that differs.
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
 * A hex of a profile drawing, with its unit. The level and terrain of the hex determine the level at which the unit is
 * drawn.
 */
const rowHex = z.strictObject({
  /** The level of the ground. */
  level: z.number().default(0),
  terrain: z.array(z.enum(TERRAIN)).default([]),
  /**
   * The unit in the hex. `sign` is the text that is printed there. `name` explains the sign in the drawing's legend.
   */
  unit: z.strictObject({ sign: z.string(), name: bilingual.optional() }).optional(),
  /** The terrain on the hexside to the next hex. */
  side: z.enum(HEXSIDES).optional(),
});

const profileDrawing = z.strictObject({
  ...common,
  kind: z.literal("profile"),
  rows: z
    .array(
      z.strictObject({
        /** What the row shows, printed above the row. */
        says: bilingual,
        /** From left to right. */
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
  /** Boards with north up, with a text in each half. `turned` rotates a board like a hex drawing. */
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

/** A file of content/drawings: an illustration of a rule, or of a reading, on a map or in profile. */
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
/** What a rule says of a line between two units: one of `VERDICTS`. */
export type Verdict = z.infer<typeof verdict>;
