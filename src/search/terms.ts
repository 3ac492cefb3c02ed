import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import type { RuleFrontmatter } from "../schemas/rule.ts";
import type { Choice, SearchWord } from "../schemas/search-words.ts";
import { fold } from "./words.ts";

/** The kind of a page that is not a rule. */
export type Kind = "section" | "tools" | "glossary" | "quick" | "game";

/** A rule or page that can be a search result. */
export interface Candidate {
  id: string;
  title: string;
  /** The kind of the page; undefined for a rule. */
  kind?: Kind;
  /** The title of the rule's section. */
  under?: string | undefined;
  /** The questions that the rule or page answers, as players ask them. */
  asked?: readonly string[] | undefined;
  /** Names of the Italian vehicles and Guns that the note describes, as printed and as players type them. */
  names?: readonly string[] | undefined;
  /** A summary of the page. */
  says?: string;
  /** The words that fill in the calculator's fields. Undefined for other pages. */
  words?: readonly Choice[] | undefined;
  /** The folder of the calculator, if the search can show its result: "sand-bog". */
  answers?: string | undefined;
}

/**
 * The data that the search box needs in one language, apart from the full text. The files with this data are
 * search-terms.en.json and search-terms.ja.json.
 */
export interface SearchTerms {
  /** The release of the site that the data belongs to. */
  release: string;
  /** Short names of the books, by book id. */
  books: Record<string, Bilingual>;
  /** The opening rules of Squad Leader by the ids of their parallel rules in ASL (`parallels` of books.yaml). */
  parallels: Readonly<Record<string, string>>;
  terms: readonly SearchTerm[];
  /** Typical questions for each rule, by rule id. */
  asked: Record<string, readonly string[]>;
  /** Names of Italian vehicles and Guns, as printed and as players type them, by the id of their note. */
  names: Record<string, readonly string[]>;
  /** Pages that are not rules. The id of a section is its number; the id of any other page is its path. */
  pages: readonly Candidate[];
  /** Words of a query that ask for a kind of page, not for its content: "calculator". */
  kinds: Partial<Record<Kind, readonly string[]>>;
  /** Words that can change an answer ("not", "light"), besides the words of the glossary and the calculators. */
  decides: readonly string[];
  /** Words of the glossary or the calculators that never change an answer: "hex", "roll". */
  idle: readonly string[];
}

/** Empty search terms, used if the data could not be loaded. */
export const NO_TERMS: SearchTerms = {
  ...{ release: "", books: {}, parallels: {}, terms: [], asked: {}, names: {}, pages: [], kinds: {} },
  ...{ decides: [], idle: [] },
};

/** A term of the glossary, or an everyday word, with its synonyms. */
export interface SearchTerm {
  /** The forms of the term that are printed in the rules. */
  says: readonly string[];
  /** Other words that users type for the term. */
  also: readonly string[];
  /** At most six rules that define the term, most important first. */
  rules: readonly string[];
  /**
   * Words that give an ambiguous word this meaning: トラック is a track only if the query also has 道路 (road). The list is
   * ignored if the query is only the word, or if the word has no other meaning.
   */
  onlyBeside?: readonly string[] | undefined;
}

/** Splits a name with alternatives, because the texts print only one of them: "Sand / Dune" → "sand", "dune". */
const spellings = (name: string) => name.split(/[（(/／]/).map((part) => fold(part.replace(/[）)]/g, "")));

/**
 * Returns the glossary's terms and everyday words for the search in one language. The Japanese list also contains the
 * English names, because a query with kana or kanji may contain English words.
 */
export const searchTerms = ({ terms, words }: Glossary, language: Language): SearchTerm[] => [
  ...terms.map(({ name, abbr, synonyms, rules, onlyBeside }) => {
    const says = [name[language], ...(abbr ? [abbr] : [])].flatMap(spellings);
    const also = [...synonyms[language], ...(language === "ja" ? [name.en] : [])].flatMap(spellings);
    const beside = onlyBeside?.[language] ?? [];
    return { says, also, rules: rules.slice(0, 6), ...(beside.length ? { onlyBeside: beside } : {}) };
  }),
  ...words.map(({ says, also }) => ({ says: says[language].map(fold), also: also[language].map(fold), rules: [] })),
];

/** Returns the words that fill in a calculator's fields, in one language. */
export const choicesIn = (words: readonly SearchWord[], language: Language): Choice[] =>
  words.map(({ set, isAbout, en, ja, ...more }) => [{ en, ja }[language], set, isAbout, more]);

/** Returns the names of Italian vehicles and Guns, as printed and as players type them, by the id of their note. */
export function pieceNames(
  rules: Iterable<Pick<RuleFrontmatter, "id" | "title" | "availability" | "names">>,
): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { id, title, availability, names: typed = [] } of rules) {
    if (!availability) continue;
    // A title that lists several vehicles or Guns is not the name of any of them.
    const printed = /[&,]/.test(title.en) ? [] : [title.en];
    names[id] = [...new Set([...printed, ...availability.map(({ name }) => name), ...typed])];
  }
  return names;
}
