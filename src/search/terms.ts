import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import { fold, isJapanese } from "./words.ts";

/** What the search box needs beside the index, for one language; served as search-terms.en.json and search-terms.ja.json. */
export interface SearchTerms {
  /** Short names of the books. */
  books: Record<string, Bilingual>;
  terms: readonly SearchTerm[];
}

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
 * The terms of the glossary as the texts of one language are searched with them. A query with kana or kanji may hold English words
 * too, so the Japanese list has the English names.
 */
export const searchTerms = (glossary: Glossary, language: Language): SearchTerm[] =>
  glossary.terms.map(({ name, abbr, synonyms, rules }) => {
    const says = [name[language], ...(abbr ? [abbr] : [])].flatMap(spellings);
    const also = [...synonyms[language], ...(language === "ja" ? [name.en] : [])].flatMap(spellings);
    return { says, also, rules: rules.slice(0, 6) };
  });

/**
 * The languages whose texts answer a query, the likelier first: that of its script. Capitals and figures are written alike in both,
 * so the reader's own comes first and the other where that has little.
 */
export function languagesOf(query: string, reads: Language): [Language, ...Language[]] {
  if (isJapanese(query)) return ["ja"];
  return /[a-z]{2}/.test(query) ? ["en"] : [reads, reads === "en" ? "ja" : "en"];
}
