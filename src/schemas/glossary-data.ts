import { z } from "astro/zod";
import { bilingual, eachLanguage } from "./bilingual.ts";

/**
 * The format of glossary.json, a public file with the terms of the glossary. content/ui/data.yaml describes the fields.
 */
export const glossaryDataSchema = z.strictObject({
  $schema: z.string(),
  license: z.string(),
  terms: z.array(
    z.strictObject({
      id: z.string().min(1),
      name: bilingual,
      reading: z.string().nullable(),
      abbr: z.string().nullable(),
      meaning: bilingual,
      rules: z.array(z.string()),
      synonyms: z.strictObject({ en: z.array(z.string()), ja: z.array(z.string()) }),
      url: eachLanguage,
    }),
  ),
});

export type GlossaryData = z.infer<typeof glossaryDataSchema>;
