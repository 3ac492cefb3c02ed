import { printReferences } from "../markdown/plain-text.ts";
import { inBoth, type Language } from "../schemas/bilingual.ts";
import { type GlossaryData, glossaryDataSchema } from "../schemas/glossary-data.ts";
import type { Content } from "./content.ts";

/**
 * Returns the content of glossary.json: every term with its meaning, names and URL. `link` returns the URL of a path.
 * @throws ZodError if the content does not match the schema
 */
export function glossaryData(content: Content, link: (language: Language, path: string) => string): GlossaryData {
  return glossaryDataSchema.parse({
    $schema: link("en", "schema/glossary.json"),
    license: "CC-BY-4.0",
    terms: content.glossary.terms.map(({ id, name, reading = null, abbr = null, meaning, rules, synonyms }) => ({
      id,
      name,
      reading,
      abbr,
      meaning: inBoth((language) => printReferences(meaning[language])),
      rules,
      synonyms,
      url: inBoth((language) => link(language, `glossary/#${id}`)),
    })),
  } satisfies GlossaryData);
}
