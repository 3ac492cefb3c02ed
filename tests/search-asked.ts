/** Questions put to the calculators as the search puts them, with the words of the glossary and of every calculator. */
import { globSync } from "node:fs";
import type { AnyDefinition } from "../components/calculators/kit/define-calculator.ts";
import { headlineOf } from "../components/calculators/kit/headline.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import type { Choice, Headline, SearchWord } from "../src/schemas/search-words.ts";
import { gameWords } from "../src/search/left-words.ts";
import { type NamedValues, namedValues } from "../src/search/named-values.ts";
import { readQuery } from "../src/search/query.ts";
import { NO_TERMS, type SearchTerms, searchTerms } from "../src/search/terms.ts";
import { content } from "./content.ts";

const slugOf = (file: string) => file.split("/").at(-2)!;

/** The words of each calculator, by its folder. */
export const words = new Map<string, readonly SearchWord[]>();
for (const file of globSync("components/calculators/*/search-words.ts"))
  words.set(slugOf(file), (await import(`../${file}`)).WORDS);

/** The definition of each calculator, by its folder. */
export const definitions = new Map<string, AnyDefinition>();
for (const file of globSync("components/calculators/*/calculator.ts"))
  definitions.set(slugOf(file), (await import(`../${file}`)).calculator);

/** The words of a calculator in one language. */
export const choicesOf = (slug: string, language: Language): Choice[] =>
  words
    .get(slug)!
    .map(({ set, isAbout, en: _en, ja: _ja, ...more }, i, all) => [all[i]![language], set, isAbout, more]);

const listed = (key: string, language: Language) => content.ui[key]![language].split(" / ");

/** What the search box is given in a language, as far as calculators read it. */
const given = (language: Language): SearchTerms => ({
  ...NO_TERMS,
  terms: searchTerms(content.glossary, language),
  kinds: { tools: listed("search.wants.tools", language) },
  pages: [...words.keys()].map((slug) => ({ id: slug, title: slug, words: choicesOf(slug, language) })),
  decides: listed("query.decides", language),
  idle: listed("query.idle", language),
});
const terms = { en: given("en"), ja: given("ja") };
/** The words of the game in a language. */
export const termsOf = (language: Language): SearchTerms => terms[language];

/** What a calculator understands of a question. Ideas are counted by letters, for which no glossary is asked. */
export function told(slug: string, question: string, language: Language): NamedValues {
  const ideas = readQuery(question, { terms: [], kinds: terms[language].kinds }).slots.map(
    ({ forms: [form] }) => form.text,
  );
  return namedValues(question, ideas, choicesOf(slug, language), gameWords(terms[language]));
}

/** Whether the search shows a figure for what it understands. */
export const hasFigure = ({ isEnough, left }: NamedValues): boolean => isEnough && !left.length;

/** Any text stands for a printed condition. */
const anyName = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
const pieces = [...content.rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);
const known = new Map<string, Record<string, string>>();

/** The words of a calculator in a language. */
function stringsOf(slug: string, language: Language): Record<string, string> {
  const { own, others } = definitions.get(slug)!.words;
  const found =
    known.get(slug + language) ??
    Object.fromEntries(
      Object.entries(content.ui).flatMap(([key, text]) => {
        const [first, rest] = [key.split(".", 1)[0]!, key.slice(key.indexOf(".") + 1)];
        if (first === own || first === "tool") return [[rest, text[language]]];
        return others.some((beginning: string) => key.startsWith(beginning)) ? [[key, text[language]]] : [];
      }),
    );
  known.set(slug + language, found);
  return found;
}

/** What a calculator answers in a search to an address. */
export function headline(slug: string, query: string, language: Language, assumes: readonly string[] = []): Headline {
  const page = { strings: stringsOf(slug, language), wordsIn: `${slug}: `, ruleHref: "" };
  const given = { ...page, pieces, hammadaConditions: anyName, conditions: anyName };
  return headlineOf(definitions.get(slug)!, query, given, assumes);
}
