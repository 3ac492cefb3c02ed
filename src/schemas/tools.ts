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
  /** The calculator's icon, as SVG paths in a square of 24 units. `sand` is filled, and `ink` is drawn as lines. */
  drawing: z.strictObject({ sand: path, ink: path }),
  /** Questions that the calculator answers, in players' words, for the search. */
  asked: asked.optional(),
  /** The rules that the calculator computes. Each of these rules links to the calculator. */
  rules: ids.min(1),
  /** The tables whose numbers the calculator uses. */
  tables: ids,
  /**
   * Anchors of the notes that the calculator follows: "D7.31-note-3". The calculator's page lists them in this order.
   */
  notes: ids.default([]),
  /** Worked examples from the rules. The rule links to the calculator with `query`, which shows the example. */
  examples: z.array(z.strictObject({ rule: z.string(), query: z.string(), label: bilingual })).default([]),
});

/** content/tools.yaml: the calculators, and the rules that need no calculator. */
export const toolsSchema = z.strictObject({
  tools: listOf(tool, (t) => t.slug),
  /** Rules that need no calculator because they only mention a roll or modifier of another rule. `why` says more. */
  mentions: listOf(z.strictObject({ rule: z.string(), why: bilingual }), (m) => m.rule).default([]),
});

export type Mention = z.infer<typeof toolsSchema>["mentions"][number];

export type Tool = z.infer<typeof tool>;
