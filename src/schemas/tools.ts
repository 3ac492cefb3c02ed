import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { listOf } from "./unique.ts";

/** When in the game a calculator is used, in that order; `any` for those of several phases. */
export const PHASES = ["setup", "turn", "movement", "fire", "any"] as const;

/** An SVG path. */
const path = z.string().regex(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/, "a path of SVG is written M1 2h3v4z");
const ids = listOf(z.string(), (id) => id);

const tool = z.strictObject({
  /** Its address: /tools/<slug>/. */
  slug: z.string().regex(/^[a-z-]+$/, "an address is written sand-bog"),
  phase: z.enum(PHASES),
  title: bilingual,
  summary: bilingual,
  /** The drawing of its tile, in a square of 24: what is filled with sand, what is drawn in ink. */
  drawing: z.strictObject({ sand: path, ink: path }),
  /** What players ask that it answers, in their words, for the search. */
  asked: asked.optional(),
  /** The rules that it computes; each of them links to it. */
  rules: ids.min(1),
  /** The printed tables whose figures it uses. */
  tables: ids,
  /** Notes on rules by their anchors ("D7.31-note-3"): the readings that it follows and what ASL has otherwise, in the order of its page. */
  notes: ids.default([]),
  /** Worked examples of rules: the state of the calculator that shows each; the rule links to it. */
  examples: z.array(z.strictObject({ rule: z.string(), query: z.string(), label: bilingual })).default([]),
});

/** content/tools.yaml: the calculators, and the rules that mention dice or modifiers without stating any. */
export const toolsSchema = z.strictObject({
  tools: listOf(tool, (t) => t.slug),
  /** Rules that name a roll or a modifier without one of their own, and why no calculator states them. */
  mentions: listOf(z.strictObject({ rule: z.string(), why: bilingual }), (m) => m.rule).default([]),
});

export type Mention = z.infer<typeof toolsSchema>["mentions"][number];

export type Tool = z.infer<typeof tool>;
