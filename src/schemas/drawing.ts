import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** A hex of the drawing's board: "H6". */
const hex = z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "no hex");
/** The hexside between two hexes: "B5-A6". What is drawn on one side of it stands on the side of the first. */
const hexside = z.string().regex(/^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$/, "no hexside");

export const TERRAIN = [
  "open",
  "hill",
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
};

const hexDrawing = z.strictObject({
  ...common,
  kind: z.literal("hexes"),
  board: z.number().int(),
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
  lines: z.array(z.strictObject({ from: hex, to: hex, open: z.boolean() })).default([]),
  zones: z.array(z.strictObject({ name: bilingual, hexes: z.array(hex).min(1) })).default([]),
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

/** A file of content/drawings: what the words of a rule say about a map or a profile, and nothing else. */
export const drawingSchema = z.discriminatedUnion("kind", [hexDrawing, sectionDrawing]);

export type Drawing = z.infer<typeof drawingSchema>;
export type HexDrawing = z.infer<typeof hexDrawing>;
export type SectionDrawing = z.infer<typeof sectionDrawing>;
