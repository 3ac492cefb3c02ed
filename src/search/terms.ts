import type { Bilingual } from "../schemas/bilingual.ts";
import type { Glossary } from "../schemas/glossary.ts";
import { fold } from "./fold.ts";

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
}

/** "スクラブ（低木地）" is printed as either; so is "Sand / Dune". */
const spellings = (name: string) =>
  name.split(/[（(/／]/).map((part) => fold(part.normalize("NFKC").replace(/[）)]/g, "").trim()));

/** The words of the glossary that queries are widened with. */
export function searchTerms(glossary: Glossary): SearchTerm[] {
  return glossary.terms.map(({ name, abbr, synonyms }) => {
    const says = new Set([name.en, name.ja, abbr ?? ""].flatMap(spellings).filter(Boolean));
    const also = new Set([...synonyms.en, ...synonyms.ja].flatMap(spellings).filter((word) => word && !says.has(word)));
    return { says: [...says], also: [...also] };
  });
}
