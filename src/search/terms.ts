import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import { fold, normalizeQuery } from "./fold.ts";
import { isJapanese, sameWords } from "./query.ts";

/** What the search box needs beside the index, for one language; served as search-terms.en.json and search-terms.ja.json. */
export interface SearchTerms {
  /** Short names of the books. */
  books: Record<string, Bilingual>;
  terms: readonly SearchTerm[];
}

export interface SearchTerm {
  /** What the texts print for it, in both languages. */
  says: readonly string[];
  /** What readers type for it besides. */
  also: readonly string[];
  /** The rules that define it, the first first. */
  rules: readonly string[];
}

/** How many of the rules that define a term are told: the first are the ones that matter. */
const RULES = 6;

/** "スクラブ（低木地）" is printed as either; so is "Sand / Dune". */
const spellings = (name: string) =>
  name.split(/[（(/／]/).map((part) => fold(normalizeQuery(part.replace(/[）)]/g, ""))));

/**
 * The words of the glossary that queries are widened with; inflections of one word once.
 *
 * @param languages whose words; of one alone, a term has the words of that language and its abbreviation
 */
export function searchTerms(glossary: Glossary, languages: readonly Language[] = ["en", "ja"]): SearchTerm[] {
  return glossary.terms.map(({ name, abbr, synonyms, rules }) => {
    const seen = new Set<string>();
    const fresh = (word: string) => {
      const same = sameWords(word);
      return same !== "" && !seen.has(same) && seen.add(same);
    };
    const says = [...languages.map((l) => name[l]), abbr ?? ""].flatMap(spellings).filter(fresh);
    const also = languages
      .flatMap((l) => synonyms[l])
      .flatMap(spellings)
      .filter(fresh);
    return { says, also, rules: rules.slice(0, RULES) };
  });
}

/** The terms of both languages, from the lists of each, which name the same terms in the same order. */
export function joinedTerms(lists: readonly SearchTerms[]): SearchTerms {
  const [first, ...rest] = lists;
  if (!first || !rest.length) return first ?? { books: {}, terms: [] };
  const terms = first.terms.map(({ says, also, rules }, i) => ({
    says: [...new Set([...says, ...rest.flatMap((r) => r.terms[i]?.says ?? [])])],
    also: [...also, ...rest.flatMap((r) => r.terms[i]?.also ?? [])],
    rules,
  }));
  return { books: first.books, terms };
}

/** In whose words a query must be read: the reader's own, and the other's if it is typed. Capitals are abbreviations, which both have. */
export function languagesOf(query: string, reads: Language): Language[] {
  const other = reads === "ja" ? /[a-z]{2}/.test(query) : isJapanese(query);
  return other ? ["en", "ja"] : [reads];
}
