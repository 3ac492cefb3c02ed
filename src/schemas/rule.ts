import { z } from "astro/zod";
import { availabilitySchema } from "./availability.ts";
import { bilingual, type Language, wordsIn } from "./bilingual.ts";
import { reportTo } from "./unique.ts";

/** A change of a rule's meaning: who decided by the old text sees what it said, what it says now, and why. */
const changeSchema = z.strictObject({
  /** The version of the site that says it anew. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "a version is written 0.9.0"),
  /** The day of that version. */
  // Astro's YAML makes a Date of a day without quotes, ours leaves it a text.
  date: z
    .preprocess(
      (day) => (day instanceof Date ? day.toISOString().slice(0, 10) : day),
      z.iso.date("a day is written 2026-02-28"),
    )
    .transform((day) => new Date(day)),
  said: bilingual,
  says: bilingual,
  why: bilingual,
});

const questions = (language: Language) => wordsIn(language).min(1).max(3);

/** Questions that players ask, in their words, for the search. */
export const asked = z.strictObject({ en: questions("en"), ja: questions("ja") });

/** The frontmatter of a file of content/rules. The body holds the text: see content/README.md. */
export const ruleSchema = z.strictObject({
  /** The rule's id, also the name of its file. */
  id: z.string(),
  title: bilingual,
  /** The rule of the sister book whose text this one repeats. */
  sameAs: z.string().optional(),
  /** Questions that players ask and this rule answers, in their words: search weighs them like titles. */
  asked: asked.optional(),
  /** What players type for its pieces besides their printed names: "CV 33", "ランチア 1ZM". */
  names: z.array(z.string()).optional(),
  /** Changes of its meaning, the newest first. */
  changes: z
    .array(changeSchema)
    .default([])
    .superRefine((changes, context) => {
      for (const [i, { date }] of changes.entries())
        if (i > 0 && date > changes[i - 1]!.date)
          reportTo(context)([i], "is newer than the one before it: put the newest first");
    }),
  /** Of an Italian vehicle or gun: when and where it can be bought. */
  availability: availabilitySchema.optional(),
});

/** The frontmatter of a file of content/pages: prose of the site itself. */
export const pageSchema = z.strictObject({ title: bilingual });

export type RuleFrontmatter = z.infer<typeof ruleSchema>;
export type RuleChange = z.infer<typeof changeSchema>;
