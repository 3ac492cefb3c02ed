/** Test helpers: find the field values that a search question names, and the calculator's result. */
import { globSync } from "node:fs";
import { headlineOf } from "../components/calculators/kit/headline.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import type { Choice, Headline, SearchWord } from "../src/schemas/search-words.ts";
import { gameWords } from "../src/search/left-words.ts";
import { type NamedValues, namedValues } from "../src/search/named-values.ts";
import { readQuery } from "../src/search/query.ts";
import { choicesIn, NO_TERMS, type SearchTerms, searchTerms } from "../src/search/terms.ts";
import { content } from "./content.ts";
import { definitions, PROPS_BY_CALCULATOR, wordsOf } from "./definitions.ts";

const slugOf = (file: string) => file.split("/").at(-2)!;

/** The search words of each calculator, by slug. */
export const words = new Map<string, readonly SearchWord[]>();
for (const file of globSync("components/calculators/*/search-words.ts"))
  words.set(slugOf(file), (await import(`../${file}`)).WORDS);

/** Returns the search words of a calculator in one language. */
export const choicesOf = (slug: string, language: Language): Choice[] => choicesIn(words.get(slug)!, language);

const listed = (key: string, language: Language) => content.ui[key]![language].split(" / ");

/** Returns the search terms in a language. Includes only what calculators use. */
const termsIn = (language: Language): SearchTerms => ({
  ...NO_TERMS,
  parallels: content.books.parallels,
  terms: searchTerms(content.glossary, language),
  kinds: { tools: listed("query.wants.tools", language) },
  pages: [...words.keys()].map((slug) => ({ id: slug, title: slug, words: choicesOf(slug, language) })),
  decides: listed("query.decides", language),
  idle: listed("query.idle", language),
});
const terms = { en: termsIn("en"), ja: termsIn("ja") };
const known = { en: gameWords(terms.en), ja: gameWords(terms.ja) };
/** Returns the search terms in a language. */
export const termsOf = (language: Language): SearchTerms => terms[language];

/**
 * Returns the field values of a calculator that a question names. Splits the question without the glossary, because
 * synonyms do not affect `namedValues`.
 */
export function valuesIn(slug: string, question: string, language: Language): NamedValues {
  const ideas = readQuery(question, { terms: [], kinds: terms[language].kinds }).slots.map(
    ({ forms: [form] }) => form.text,
  );
  return namedValues(question, ideas, choicesOf(slug, language), known[language]);
}

/** Returns the result that the search shows for a query string of a calculator. */
export function headline(slug: string, query: string, language: Language, assumes: readonly string[] = []): Headline {
  const definition = definitions.get(slug)!;
  const page = { strings: wordsOf(definition, language), wordsIn: `${slug}: `, ruleHref: "" };
  return headlineOf(definition, query, { ...page, ...PROPS_BY_CALCULATOR[slug] }, assumes);
}
