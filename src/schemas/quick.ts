import { z } from "astro/zod";
import { bilingual, checkTexts, texts } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { listOf } from "./unique.ts";

/** The numbers that texts may insert as `{name}`. components/rules/quick-figures.ts computes each number. */
export const FIGURES = [
  "hammadaTem",
  "deirTem",
  "duneTem",
  "hillockDrm",
  "crestTem",
  "brokenTem",
  "oliveTem",
  "cactusTem",
  "sangarTem",
  "sangarHeavyTem",
  "sangarGunTem",
  "foxholeSandTem",
  "foxholeSandHeavyTem",
  "emplacedSandTem",
  "moving",
  "entrench",
  "sun",
  "aerialHaze",
  "aerialIntense",
  "intoWind",
  "ffe",
  "dustyMp",
  "dustlessMp",
  "perDummy",
  "smokeCe",
  "smokeBu",
] as const;
export type Figure = (typeof FIGURES)[number];

/** The calculators for a terrain or panel, each with its query: "fire?in=scrub". */
const tools = z.array(z.string()).default([]);

/**
 * Rules, or parts of rules, as named in src/game/in-force: "D7.31", "D7.41#half". If a text, part or entry has this
 * field, the sheet of a game shows it only if at least one of these rules is in force.
 */
const when = z.array(z.string()).min(1).optional();

/** A text. `[D7.31]` refers to a rule, `{sun}` inserts one of FIGURES. `book` limits the text to one book. */
const words = { ...texts, when, book: z.enum(["asl", "sl"]).optional() };
const sentence = z.strictObject(words).superRefine(checkTexts);

/**
 * Returns a text or part with its `when`. If it has no `when` of its own, it gets `rows`, which is the `when` of its
 * terrain or panel.
 */
const withRows = <Part extends { when?: string[] | undefined }>(part: Part, rows: readonly string[]) => ({
  ...part,
  when: part.when ?? rows,
});

const terrain = z
  .strictObject({
    /** The main rule about the terrain. */
    rule: z.string(),
    when,
    /** The row of content/terrain-chart.yaml from which name, costs and note are printed. */
    row: z.string().optional(),
    /** The name and entry cost of terrain that is not in the chart. */
    terrain: bilingual.optional(),
    cost: bilingual.optional(),
    /** One text, or several, each with its own `when`. */
    effect: z.union([sentence, z.array(sentence).min(1)]),
    tools,
  })
  .refine((t) => (t.row ? !t.terrain && !t.cost : t.terrain && t.cost), "either a row, or a terrain and its cost")
  .transform(({ when, effect, ...entry }) => {
    const rows = when ?? [entry.rule];
    return { ...entry, when: rows, effect: [effect].flat().map((text) => withRows(text, rows)) };
  });

/** A part of a panel. */
const part = z.union([
  /** A text. `runOn` continues the paragraph of the previous part. */
  z.strictObject({ ...words, runOn: z.boolean().default(false) }).superRefine(checkTexts),
  /** The rows of a printed table, each on its own line, or all as running text if `run` is set. */
  z.strictObject({ table: z.string(), run: z.boolean().default(false), when }),
  /** A chart composed by components/rules/quick-figures.ts. Each row of the chart has its own `when`. */
  z.strictObject({ chart: z.enum(["haze", "dust", "weather"]), when }),
]);

const panel = z
  .strictObject({ title: bilingual, rule: z.string(), when, tools, parts: z.array(part).min(1) })
  .transform(({ when, parts, ...entry }) => ({
    ...entry,
    parts: parts.map((part) => withRows(part, when ?? [entry.rule])),
  }));

/** content/quick.yaml: the quick reference on one page. */
export const quickSchema = z.strictObject({
  asked: asked.optional(),
  terrain: listOf(terrain, (t) => t.row ?? t.terrain?.en ?? "").min(1),
  panels: z.array(panel).min(1),
  /** What each rule without a sentence of its own on the sheet does, by the rule's id, followed by the book if only one book has the text. */
  inForce: z.record(z.string().regex(/^\S+(?: asl| sl)?$/), bilingual).default({}),
});
export type Quick = z.infer<typeof quickSchema>;
