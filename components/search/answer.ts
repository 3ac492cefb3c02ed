/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */

import { sectionOf } from "../../src/rules/ids.ts";
import { type IdTable, type Lookup, lookUp } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { fold, normalizeQuery } from "../../src/search/fold.ts";
import { isJapanese, needles, readQuery, wordsOf } from "../../src/search/query.ts";
import { type Candidate, type Found, rank } from "../../src/search/rank.ts";
import { suggestion } from "../../src/search/suggest.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import type { Proposal, Sources } from "./sources.ts";

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

/** Not imported from the schema, which would bring the whole validator to the browser. */
const LANGUAGES = ["en", "ja"] as const satisfies readonly Language[];
const NO_IDS: IdTable = { rules: [], sections: [] };
const NO_TERMS: SearchTerms = { books: {}, terms: [] };

/** What the index proposed, and of all other rules the title in both languages; each with the title of its section. */
function withTitles(table: IdTable, proposed: readonly Proposal[]): Candidate[] {
  const seen = new Set(proposed.map((c) => c.id + c.language));
  const sections = new Map(table.sections.map((s) => [s.id, s]));
  const titles = table.rules
    .filter((rule) => !rule.held)
    .flatMap((rule) => LANGUAGES.map((language) => ({ id: rule.id, language, title: rule[language], body: "" })))
    .filter((c) => !seen.has(c.id + c.language));
  return [...proposed, ...titles].map((c) => ({
    ...c,
    section: sections.get(sectionOf(c.id) ?? "")?.[c.language] ?? "",
  }));
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

  // Who types Japanese reads it; who types English may only have no Japanese keyboard at hand.
  const prefers = isJapanese(read.text) ? "ja" : reads;
  const order = table.rules.map((r) => r.id);
  const held = table.rules.filter((r) => listed.includes(r.id)).map((r) => r.held);
  let { failed } = asked;
  let more = false;
  const search = async (widely: boolean) => {
    const proposed = await from.propose(needles(read, widely ? undefined : prefers)).catch(() => {
      failed = true;
      return { candidates: [], more: false };
    });
    more = proposed.more;
    const found = rank(read, withTitles(table, proposed.candidates), prefers, order);
    return found.filter((f) => !listed.includes(f.id) && !held.includes(f.id));
  };
  let found = await search(false);
  if (!found.length && !failed) found = await search(true);

  let meant: string | undefined;
  if (!found.length && named.kind === "words") {
    const known = [...table.rules.map((r) => r.en), ...terms.terms.flatMap((t) => [...t.says, ...t.also])];
    meant = suggestion(wordsOf(fold(query)), new Set(known.flatMap((text) => wordsOf(fold(text)))));
  }
  return { ...asked, found, more: more && found.length >= 20, failed, meant };
}
