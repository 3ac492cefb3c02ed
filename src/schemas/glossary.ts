import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { unique } from "./unique.ts";

const synonyms = z.strictObject({ en: z.array(z.string()).default([]), ja: z.array(z.string()).default([]) });

const term = z.strictObject({
  /** Its anchor on the glossary page, and what `<Term of="…">` names. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: bilingual,
  /** "DRM": what the texts print for it in either language. */
  abbr: z.string().optional(),
  meaning: bilingual,
  /** The rules that define it, as references. */
  rules: z.array(z.string()).default([]),
  /** Other words that readers type for it. */
  synonyms: synonyms.default({ en: [], ja: [] }),
});

/** content/glossary.yaml: the terms of the game in both languages. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(term)
    .min(1)
    .superRefine(unique((t) => t.id)),
});

export type Glossary = z.infer<typeof glossarySchema>;
export type Term = z.infer<typeof term>;
