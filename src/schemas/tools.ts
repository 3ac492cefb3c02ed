import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { listOf } from "./unique.ts";

/** The phases in which calculators are used, in the order of the game. `any` is for calculators of several phases. */
export const PHASES = ["setup", "movement", "fire", "any"] as const;

const path = z.string().regex(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/, "a path of SVG is written M1 2h3v4z");
const ids = listOf(z.string(), (id) => id);

const tool = z.strictObject({
  /** The final part of the calculator's path: /tools/<slug>/. */
  slug: z.string().regex(/^[a-z-]+$/, "an address is written sand-bog"),
  phase: z.enum(PHASES),
  title: bilingual,
  summary: bilingual,
  /** The icon of the calculator's tile, 24 units square: areas filled with sand, lines in ink. */
  drawing: z.strictObject({ sand: path, ink: path }),
  /** Questions that the calculator answers, in players' words, for the search. */
  asked: asked.optional(),
  /** The rules that the calculator computes. Each of these rules links to the calculator. */
  rules: ids.min(1),
  /** The tables whose numbers the calculator uses. */
  tables: ids,
  /**
   * Anchors of notes ("D7.31-note-3"): the readings and divergences that the calculator follows. Its page lists them in
   * this order.
   */
  notes: ids.default([]),
  /**
   * Worked examples of rules, each with the query that shows the example. The rule links to the calculator with this
   * query.
   */
  examples: z.array(z.strictObject({ rule: z.string(), query: z.string(), label: bilingual })).default([]),
});

/** content/tools.yaml: the calculators, and rules that need none. */
export const toolsSchema = z.strictObject({
  tools: listOf(tool, (t) => t.slug),
  /** Rules that only mention a roll or modifier of another rule, and why no calculator covers them. */
  mentions: listOf(z.strictObject({ rule: z.string(), why: bilingual }), (m) => m.rule).default([]),
});

export type Mention = z.infer<typeof toolsSchema>["mentions"][number];

export type Tool = z.infer<typeof tool>;
