import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import type { RuleFrontmatter } from "../schemas/rule.ts";
import type { Choice, SearchWord } from "../schemas/search-words.ts";
import { fold } from "./words.ts";

/** What a page is that is no rule. */
export type Kind = "section" | "tools" | "glossary" | "quick" | "game";

/** What may be an answer. */
export interface Candidate {
  id: string;
  title: string;
  /** What it is if it is no rule. */
  kind?: Kind;
  /** The title of its section. */
  under?: string | undefined;
  /** The questions that it answers, as players ask them. */
  asked?: readonly string[] | undefined;
  /** The names of Italian pieces that it is about, printed and typed. */
  names?: readonly string[] | undefined;
  /** What a page says, in short. */
  says?: string;
  /** The words that set values of a calculator. */
  words?: readonly Choice[] | undefined;
  /** The folder of a calculator that answers in the search: "sand-bog". */
  answers?: string | undefined;
}

/** What the search box needs beside the index, for one language; served as search-terms.en.json and search-terms.ja.json. */
export interface SearchTerms {
  /** The release that they belong to. */
  release: string;
  /** Short names of the books. */
  books: Record<string, Bilingual>;
  terms: readonly SearchTerm[];
  /** The questions that each rule is asked with. */
  asked: Record<string, readonly string[]>;
  /** By rule: the names of Italian pieces, printed and typed. */
  names: Record<string, readonly string[]>;
  /** What is no rule: sections by their ids, other pages by their addresses. */
  pages: readonly Candidate[];
  /** Words of a query that ask for pages of a kind, rather than for something that a page speaks of. */
  kinds: Partial<Record<Kind, readonly string[]>>;
  /** Words that deny or qualify, beside those of the glossary and of the calculators; words that decide nothing though these have them. */
  decides: readonly string[];
  idle: readonly string[];
}

/** What is searched with where the terms could not be loaded. */
export const NO_TERMS: SearchTerms = {
  ...{ release: "", books: {}, terms: [], asked: {}, names: {}, pages: [], kinds: {} },
  ...{ decides: [], idle: [] },
};

export interface SearchTerm {
  /** What the texts print for it. */
  says: readonly string[];
  /** What readers type for it besides. */
  also: readonly string[];
  /** The rules that define it, at most six, the first first. */
  rules: readonly string[];
}

/** "スクラブ（低木地）" is printed as either; so is "Sand / Dune". */
const spellings = (name: string) => name.split(/[（(/／]/).map((part) => fold(part.replace(/[）)]/g, "")));

/**
 * The terms of the glossary as the texts of one language are searched with them, and the everyday words for them. A query with kana
 * or kanji may hold English words too, so the Japanese list has the English names.
 */
export const searchTerms = ({ terms, words }: Glossary, language: Language): SearchTerm[] => [
  ...terms.map(({ name, abbr, synonyms, rules }) => {
    const says = [name[language], ...(abbr ? [abbr] : [])].flatMap(spellings);
    const also = [...synonyms[language], ...(language === "ja" ? [name.en] : [])].flatMap(spellings);
    return { says, also, rules: rules.slice(0, 6) };
  }),
  ...words.map(({ says, also }) => ({ says: says[language].map(fold), also: also[language].map(fold), rules: [] })),
];

/** Returns a calculator's words in one language. */
export const choicesIn = (words: readonly SearchWord[], language: Language): Choice[] =>
  words.map(({ set, isAbout, en, ja, ...more }) => [{ en, ja }[language], set, isAbout, more]);

/** The names of the Italian pieces by the rules that are their notes: as printed, and as players type them. */
export function pieceNames(
  rules: Iterable<Pick<RuleFrontmatter, "id" | "title" | "availability" | "names">>,
): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { id, title, availability, names: typed = [] } of rules) {
    if (!availability) continue;
    // A title that lists several pieces is the name of none.
    const printed = /[&,]/.test(title.en) ? [] : [title.en];
    names[id] = [...new Set([...printed, ...availability.map(({ name }) => name), ...typed])];
  }
  return names;
}
