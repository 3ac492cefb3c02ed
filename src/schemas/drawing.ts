import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** A hex of the drawing's board: "H6". */
const hex = z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "a hex is written H6");
/** The hexside between two hexes: "B5-A6". What is drawn on one side of it stands on the side of the first. */
const hexside = z.string().regex(/^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/, "a hexside is written B5-A6");

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
export const HEXSIDES = ["crest", "cliff", "dune", "hedge", "lip", "wadi", "wall"] as const;
/** What a line from one unit to another stands for: the rule allows or grants it, does not, or blocks it on its way. */
export const VERDICTS = ["yes", "no", "blocked"] as const;
const verdict = z.enum(VERDICTS);

/** One MF/MP expenditure: into a hex, along a hexside (VBM), or a change of VCA in the hex reached. */
const step = z.union([
  z.strictObject({ to: hex, cost: z.string() }),
  z.strictObject({ along: hexside, cost: z.string() }),
  z.strictObject({ turn: z.enum(["left", "right"]), cost: z.string() }),
]);

const common = {
  /** `<rule id>-<name>`, also the file's name. */
  id: z.string(),
  /** The rule whose words it draws. */
  rule: z.string(),
  caption: bilingual,
  /** The description for readers who do not see the drawing. */
  text: bilingual,
  /** What its lines mean, where that is not simply LOS. */
  verdicts: z.partialRecord(verdict, bilingual).default({}),
};

const hexDrawing = z.strictObject({
  ...common,
  kind: z.literal("hexes"),
  board: z.number().int(),
  /** The board lies turned to the left by a quarter: hexrow A below, the coordinates' side at the left. */
  turned: z.boolean().default(false),
  /** The part of the board that is drawn: first and last number by hexrow. */
  cut: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  /** False where any hexes would do. */
  coordinates: z.boolean().default(true),
  /** Hexes by terrain. A hex may have several; it has none and stays blank if the rule says nothing about it. */
  terrain: z.partialRecord(z.enum(TERRAIN), z.array(hex)).default({}),
  hexsides: z.array(z.strictObject({ kind: z.enum(HEXSIDES), of: z.array(hexside).min(1) })).default([]),
  /** `sign` stands in the hex, the key says what it is. */
  units: z.array(z.strictObject({ in: hex, sign: z.string(), name: bilingual.optional() })).default([]),
  /** Without `from`, the rule does not say where the move begins. */
  moves: z.array(z.strictObject({ name: bilingual, from: hex.optional(), steps: z.array(step).min(1) })).default([]),
  lines: z.array(z.strictObject({ from: hex, to: hex, verdict })).default([]),
  /** Hexes that belong together; or a wedge, from the center dot of its first hex through those of two others, clockwise. */
  zones: z
    .array(
      z.union([
        z.strictObject({ name: bilingual, hexes: z.array(hex).min(1) }),
        z.strictObject({ name: bilingual, wedge: z.tuple([hex, hex, hex]) }),
      ]),
    )
    .default([]),
  /** Words in a hex. */
  marks: z.array(z.strictObject({ in: hex, text: bilingual })).default([]),
});

const sectionDrawing = z.strictObject({
  ...common,
  kind: z.literal("section"),
  /** Lowest and highest level drawn. */
  levels: z.tuple([z.number().int(), z.number().int()]),
  /** The ground from left to right. `to`: it ends at that level, by a course that the rule does not state. */
  ground: z
    .array(
      z.strictObject({
        width: z.number().positive(),
        level: z.number(),
        to: z.number().optional(),
        name: bilingual.optional(),
        /** Level of the ground around a depression. */
        around: z.number().optional(),
      }),
    )
    .min(1),
});

/** A hex of a row. Its terrain lifts what stands in it, or lowers it. */
const rowHex = z.strictObject({
  /** The level of its ground. */
  level: z.number().default(0),
  terrain: z.array(z.enum(TERRAIN)).default([]),
  /** The sign of the unit in it, and for the key what unit it is. */
  unit: z.strictObject({ sign: z.string(), name: bilingual.optional() }).optional(),
  /** What stands on the hexside to the next hex. */
  side: z.enum(HEXSIDES).optional(),
});

const profileDrawing = z.strictObject({
  ...common,
  kind: z.literal("profile"),
  rows: z
    .array(
      z.strictObject({
        /** The verdict, which stands above the row. */
        says: bilingual,
        /** From left to right. */
        hexes: z.array(rowHex).min(2).max(9),
        /** From unit to unit, by their signs. */
        lines: z.array(z.strictObject({ from: z.string(), to: z.string(), verdict })).min(1),
      }),
    )
    .min(1),
});

const boardsDrawing = z.strictObject({
  ...common,
  kind: z.literal("boards"),
  /** Boards with north up, each with the words in its two halves; a turned one lies as a turned hex drawing does. */
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

/** A file of content/drawings: what the words of a rule, or of our reading of it, say about a map or a profile. */
export const drawingSchema = z.discriminatedUnion("kind", [hexDrawing, sectionDrawing, profileDrawing, boardsDrawing]);

export type Drawing = z.infer<typeof drawingSchema>;
export type HexDrawing = z.infer<typeof hexDrawing>;
export type SectionDrawing = z.infer<typeof sectionDrawing>;
export type ProfileDrawing = z.infer<typeof profileDrawing>;
export type BoardsDrawing = z.infer<typeof boardsDrawing>;
export type RowHex = z.infer<typeof rowHex>;
export type Terrain = (typeof TERRAIN)[number];
export type HexsideKind = (typeof HEXSIDES)[number];
export type Verdict = z.infer<typeof verdict>;
