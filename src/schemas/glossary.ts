import { z } from "astro/zod";
import { bilingual, LANGUAGES, wordsIn } from "./bilingual.ts";
import { reportTo, unique } from "./unique.ts";

const synonyms = z.strictObject({ en: wordsIn("en").default([]), ja: wordsIn("ja").default([]) });

const kana = z.string().regex(/^\P{Script=Han}+$/u, "a reading is written in kana");

const fields = z.strictObject({
  /** The term's anchor on the glossary page. `<Term of="…">` refers to it. */
  id: z.string().regex(/^[a-z0-9-]+$/, "an anchor is written dune-crest"),
  name: bilingual,
  /** The Japanese name in kana. */
  reading: kana.optional(),
  /** The abbreviation that the rules use in both languages: "DRM". */
  abbr: z.string().optional(),
  meaning: bilingual,
  /** The ids of the rules that define the term. */
  rules: z.array(z.string()).default([]),
  /** Other words for the term that users type in the search. */
  synonyms: synonyms.default({ en: [], ja: [] }),
  /** For a name with two meanings: words that show, in a query, that the name means this term. */
  onlyBeside: synonyms.optional(),
});
type Fields = z.infer<typeof fields>;
const term = fields.refine((t) => t.abbr || t.reading || /^[A-Zァ-ヴ]/i.test(t.name.ja), {
  path: ["reading"],
  error: "say in kana how the Japanese name is read: the Japanese glossary is in the order of readings",
});

const lists = z.strictObject({ en: wordsIn("en"), ja: wordsIn("ja") });
const words = z.strictObject({ says: lists, also: lists }).superRefine(({ says, also }, context) => {
  const wrong = reportTo(context);
  if (!also.en.length && !also.ja.length) wrong(["also"], "is empty: write what players type");
  for (const language of LANGUAGES) {
    if (also[language].length && !says[language].length)
      wrong(["says", language], "is empty: write what the texts say");
    const same = also[language].find((word) => says[language].includes(word));
    if (same !== undefined) wrong(["also", language], `${same} is what the texts say already: take it out`);
  }
});

/** content/glossary.yaml: the terms of the game in both languages. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(term)
    .min(1)
    .superRefine((terms, context) => {
      for (const nameOf of [(t: Fields) => t.id, (t: Fields) => t.name.en, (t: Fields) => t.name.ja])
        unique(nameOf)(terms, context);
      unique((t: Fields) => t.abbr ?? `${t.id} without`)(terms, context);
    }),
  /**
   * Everyday words with synonyms, for the search. `also` has the words that users type. `says` has words with the same
   * meaning that titles, rules and questions use.
   */
  words: z.array(words).default([]),
  /**
   * The readings of other words in kanji with which titles of rules begin: the index of the booklet is in the order of
   * readings.
   */
  readings: z.record(z.string(), kana).default({}),
});

export type Glossary = z.infer<typeof glossarySchema>;
export type Term = z.infer<typeof term>;
