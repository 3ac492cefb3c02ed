/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */
import { type IdTable, type Lookup, lookUp } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { fold, normalizeQuery, stem } from "../../src/search/fold.ts";
import { needles, readQuery, wordsOf } from "../../src/search/query.ts";
import { type Candidate, type Found, rank } from "../../src/search/rank.ts";
import { suggestion } from "../../src/search/suggest.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import type { Sources } from "./sources.ts";

/** What is known of a query before the index is asked, which may still have to load. */
export interface Named {
  /** What was typed, cleaned. */
  query: string;
  /** What it means as a rule number. */
  named: Lookup;
  table: IdTable;
  terms: SearchTerms;
  /** Whether something could not be loaded: of the index nothing, of the numbers at most the titles were searched. */
  failed: boolean;
}

export interface Answer extends Named {
  found: Found[];
  /** Whether only the best of many are listed. */
  more: boolean;
  /** What was probably meant, where nothing was found. */
  meant?: string | undefined;
}

const NO_IDS: IdTable = { rules: [], sections: [] };
const NO_TERMS: SearchTerms = { books: {}, terms: [] };

/** Every rule's title in both languages, except those that the index has given in full. */
function titles(table: IdTable, known: readonly Candidate[]): Candidate[] {
  const seen = new Set(known.map((c) => c.id + c.language));
  return table.rules
    .filter((rule) => !rule.held)
    .flatMap(({ id, en, ja }) => [
      { id, language: "en" as const, title: en, body: "" },
      { id, language: "ja" as const, title: ja, body: "" },
    ])
    .filter((c) => !seen.has(c.id + c.language));
}

/** Reads what was typed as a rule number. Never throws: without the table every query is words. */
export async function nameQuery(typed: string, from: Sources): Promise<Named> {
  const query = normalizeQuery(typed);
  let failed = false;
  const noIds = () => {
    failed = true;
    return NO_IDS;
  };
  const [table, terms] = await Promise.all([from.ids().catch(noIds), from.terms().catch(() => NO_TERMS)]);
  return { query, named: lookUp(query, table), table, terms, failed };
}

/** The rules that hold the words of a query. Never throws: without the index the titles are searched. */
export async function answer(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  const { query, named, table, terms } = asked;
  // A number is searched for in its canonical spelling, and a rule that is listed by its number is not listed again.
  const listed = named.kind === "rules" ? named.ids : [];
  const read = readQuery(listed[0] ?? (named.kind === "section" ? named.id : query), terms.terms);
  if (!read.slots.length) return { ...asked, found: [], more: false };

  let failed = asked.failed;
  const proposed = await from.propose(needles(read, stem)).catch(() => {
    failed = true;
    return { candidates: [], more: false };
  });
  const candidates = [...proposed.candidates, ...titles(table, proposed.candidates)];
  const held = table.rules.filter((r) => listed.includes(r.id)).map((r) => r.held);
  const order = table.rules.map((r) => r.id);
  const found = rank(read, candidates, reads, order).filter((f) => !listed.includes(f.id) && !held.includes(f.id));

  let meant: string | undefined;
  if (!found.length && named.kind === "words") {
    const known = [...table.rules.map((r) => r.en), ...terms.terms.flatMap((t) => [...t.says, ...t.also])];
    meant = suggestion(wordsOf(fold(query)), new Set(known.flatMap((text) => wordsOf(fold(text)))));
  }
  return { ...asked, found, more: proposed.more && found.length >= 20, failed, meant };
}
