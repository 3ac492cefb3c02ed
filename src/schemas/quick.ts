import { z } from "astro/zod";
import { bilingual, checkTexts, texts } from "./bilingual.ts";
import { asked } from "./rule.ts";
import { listOf } from "./unique.ts";

/** The figures that texts name, which components/rules/quick-figures.ts takes from the game. */
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

/** Calculators that answer the entry, each with what it opens on: "fire?in=scrub". */
const tools = z.array(z.string()).default([]);

/** What must be in force for a game to need it, one of them at least: rows of src/game/in-force, "D7.31" or "D7.41#half". */
const when = z.array(z.string()).min(1).optional();

/** Words: `[D7.31]` is a rule, `{sun}` one of FIGURES. `book`: in one book only. */
const words = { ...texts, when, book: z.enum(["asl", "sl"]).optional() };
const sentence = z.strictObject(words).superRefine(checkTexts);

/** What names no rows of its own has those of what it stands in. */
const withRows = <Part extends { when?: string[] | undefined }>(part: Part, rows: readonly string[]) => ({
  ...part,
  when: part.when ?? rows,
});

const terrain = z
  .strictObject({
    /** The rule that says most about it. */
    rule: z.string(),
    when,
    /** The row of content/terrain-chart.yaml whose name, costs and note are printed. */
    row: z.string().optional(),
    /** For terrain that is not in the chart: its name, and what it costs to enter, in words. */
    terrain: bilingual.optional(),
    cost: bilingual.optional(),
    /** One text, or several that a game can need by themselves. */
    effect: z.union([sentence, z.array(sentence).min(1)]),
    tools,
  })
  .refine((t) => (t.row ? !t.terrain && !t.cost : t.terrain && t.cost), "either a row, or a terrain and its cost")
  .transform(({ when, effect, ...entry }) => {
    const rows = when ?? [entry.rule];
    return { ...entry, when: rows, effect: [effect].flat().map((text) => withRows(text, rows)) };
  });

/** What a panel prints, part by part. */
const part = z.union([
  /** `runOn`: it goes on in the paragraph of the part before it. */
  z.strictObject({ ...words, runOn: z.boolean().default(false) }).superRefine(checkTexts),
  /** The rows of a printed table, one below the other, or one after the other where `run` is set. */
  z.strictObject({ table: z.string(), run: z.boolean().default(false), when }),
  /** A chart that components/rules/quick-figures.ts puts together; its rows name rows of their own. */
  z.strictObject({ chart: z.enum(["haze", "dust", "weather"]), when }),
]);

const panel = z
  .strictObject({ title: bilingual, rule: z.string(), when, tools, parts: z.array(part).min(1) })
  .transform(({ when, parts, ...entry }) => ({
    ...entry,
    parts: parts.map((part) => withRows(part, when ?? [entry.rule])),
  }));

/** content/quick.yaml: the quick reference for the desert, one page. */
export const quickSchema = z.strictObject({
  asked: asked.optional(),
  terrain: listOf(terrain, (t) => t.row ?? t.terrain?.en ?? "").min(1),
  panels: z.array(panel).min(1),
});
export type Quick = z.infer<typeof quickSchema>;
