import { z } from "astro/zod";
import { bilingual, checkTexts, texts } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { listOf } from "./unique.ts";

/**
 * The names of numbers that texts insert by a placeholder: `{sun}`. components/rules/quick-figures.ts computes the
 * numbers.
 */
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

/** Links to calculators, with or without a query string: "fire?in=scrub". */
const tools = z.array(z.string()).default([]);

/**
 * Ids of rules or parts of rules in src/game/in-force: "D7.31", "D7.41#half". The page of a game shows a text, table or
 * chart with this field only if at least one of these rules is in force in the game.
 */
const when = z.array(z.string()).min(1).optional();

/**
 * A text in both languages. `[D7.31]` refers to a rule. `{sun}` inserts a number of `FIGURES`. `book` limits the text
 * to one book.
 */
const words = { ...texts, when, book: z.enum(["asl", "sl"]).optional() };
const sentence = z.strictObject(words).superRefine(checkTexts);

/** Adds `when` to a text or panel part that has none. `rows` is the `when` of its terrain or panel. */
const withRows = <Part extends { when?: string[] | undefined }>(part: Part, rows: readonly string[]) => ({
  ...part,
  when: part.when ?? rows,
});

const terrain = z
  .strictObject({
    /** The main rule about the terrain. */
    rule: z.string(),
    when,
    /** The name of a row in content/terrain-chart.yaml. The terrain's name, costs and note come from that row. */
    row: z.string().optional(),
    /** The name and entry cost of terrain that is not in content/terrain-chart.yaml. */
    terrain: bilingual.optional(),
    cost: bilingual.optional(),
    /** What the terrain does: one text, or several texts that each have a `when`. */
    effect: z.union([sentence, z.array(sentence).min(1)]),
    tools,
  })
  .refine((t) => (t.row ? !t.terrain && !t.cost : t.terrain && t.cost), "either a row, or a terrain and its cost")
  .transform(({ when, effect, ...entry }) => {
    const rows = when ?? [entry.rule];
    return { ...entry, when: rows, effect: [effect].flat().map((text) => withRows(text, rows)) };
  });

/** A part of a panel: a text, a printed table or a chart. */
const part = z.union([
  /** A text. If `runOn` is true, it continues the paragraph of the previous part. */
  z.strictObject({ ...words, runOn: z.boolean().default(false) }).superRefine(checkTexts),
  /** A printed table, one line per row. If `run` is true, the rows form one paragraph. */
  z.strictObject({ table: z.string(), run: z.boolean().default(false), when }),
  /** A chart composed by components/rules/quick-figures.ts. `when` applies to the whole chart; each row has another `when`. */
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
  /**
   * Short texts about rules that no other text here describes. The key is the rule's id: "D.2". If only one book has
   * the text, the book follows: "D11.72 asl".
   */
  inForce: z.record(z.string().regex(/^\S+(?: asl| sl)?$/), bilingual).default({}),
});
export type Quick = z.infer<typeof quickSchema>;
