import type { Bilingual } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import { fold, normalizeQuery } from "./fold.ts";
import { sameWords } from "./query.ts";

/** What the search box needs beside the index; served as search-terms.json. */
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

/** The words of the glossary that queries are widened with; inflections of one word once. */
export function searchTerms(glossary: Glossary): SearchTerm[] {
  return glossary.terms.map(({ name, abbr, synonyms, rules }) => {
    const seen = new Set<string>();
    const fresh = (word: string) => {
      const same = sameWords(word);
      return same !== "" && !seen.has(same) && seen.add(same);
    };
    const says = [name.en, name.ja, abbr ?? ""].flatMap(spellings).filter(fresh);
    const also = [...synonyms.en, ...synonyms.ja].flatMap(spellings).filter(fresh);
    return { says, also, rules: rules.slice(0, RULES) };
  });
}
