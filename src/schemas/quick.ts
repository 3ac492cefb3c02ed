import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { unique } from "./unique.ts";

/** Calculators that answer the entry, each with what it opens on: "fire?in=scrub". */
const tools = z.array(z.string()).default([]);

const terrain = z
  .strictObject({
    /** The rule that says most about it. */
    rule: z.string(),
    /** The row of content/terrain-chart.yaml whose name, costs and note are printed. */
    row: z.string().optional(),
    /** For terrain that is not in the chart: its name, and what it costs to enter, in words. */
    terrain: bilingual.optional(),
    cost: bilingual.optional(),
    effect: bilingual,
    tools,
  })
  .refine((t) => (t.row ? !t.terrain && !t.cost : t.terrain && t.cost), "either a row, or a terrain and its cost");

/** What a panel prints, part by part. */
const part = z.union([
  /** Words: `[D7.31]` is a rule, `{sun}` a figure of src/content/quick-figures.ts. */
  bilingual,
  /** The rows of a printed table, one below the other, or one after the other where `run` is set. */
  z.strictObject({ table: z.string(), run: z.boolean().default(false) }),
  /** A chart that src/content/quick-figures.ts puts together. */
  z.strictObject({ chart: z.enum(["haze", "dust", "weather"]) }),
]);

const panel = z.strictObject({ title: bilingual, rule: z.string(), tools, parts: z.array(part).min(1) });

/** content/quick.yaml: the quick reference for the desert, one page. */
export const quickSchema = z.strictObject({
  asked: asked.optional(),
  terrain: z
    .array(terrain)
    .min(1)
    .superRefine(unique((t) => t.row ?? t.terrain?.en ?? "")),
  panels: z.array(panel).min(1),
});
export type Quick = z.infer<typeof quickSchema>;
