import { z } from "astro/zod";
import { availabilitySchema } from "./availability.ts";
import { bilingual, LANGUAGES, type Language, wordsIn } from "./bilingual.ts";
import { reportTo } from "./unique.ts";

/**
 * A change of a rule's meaning. `said` is the old meaning, `says` the new meaning, and `why` the reason for the change.
 */
const changeSchema = z
  .strictObject({
    /** The first version of the site with the new text. */
    version: z.string().regex(/^\d+\.\d+\.\d+$/, "a version is written 0.9.0"),
    /** The release date of `version`. */
    date: z.iso.date("a day is written 2026-02-28").transform((day) => new Date(day)),
    said: bilingual,
    says: bilingual,
    why: bilingual,
  })
  .superRefine(({ said, says }, context) => {
    for (const language of LANGUAGES)
      if (said[language] === says[language])
        reportTo(context)(["says", language], "is what the rule said before: write what it says now");
  });

const questions = (language: Language) => wordsIn(language).min(1).max(3);

/** Questions that players ask, for the search: "do I roll for bog when I turn in sand". */
export const asked = z.strictObject({ en: questions("en"), ja: questions("ja") });

/** The frontmatter of a file of content/rules. content/README.md describes the body. */
export const ruleSchema = z.strictObject({
  /** The rule's id, also the file's name. */
  id: z.string(),
  title: bilingual,
  /** The id of the parallel rule whose text this rule repeats. In D12.5, this is F12.5. */
  sameAs: z.string().optional(),
  /** Questions that this rule answers, as players ask them. The search ranks these questions like titles. */
  asked: asked.optional(),
  /** Other names of the vehicle or Gun that users type in the search: "CV 33", "ランチア 1ZM". */
  names: z.array(z.string()).optional(),
  /** Changes of the rule's meaning, newest first. */
  changes: z
    .array(changeSchema)
    .default([])
    .superRefine((changes, context) => {
      for (const [i, { date }] of changes.entries())
        if (i > 0 && date > changes[i - 1]!.date)
          reportTo(context)([i], "is newer than the one before it: put the newest first");
    }),
  /** When and where the Italian vehicle or Gun can be bought. */
  availability: availabilitySchema.optional(),
});

/** The frontmatter of a file of content/pages. These files are texts about the site, not game rules. */
export const pageSchema = z.strictObject({ title: bilingual });

export type RuleFrontmatter = z.infer<typeof ruleSchema>;
/** A change of a rule's meaning, with the old meaning (`said`) and the new meaning (`says`). */
export type RuleChange = z.infer<typeof changeSchema>;
