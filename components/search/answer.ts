/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */

import { sectionOf } from "../../src/rules/ids.ts";
import { type IdTable, type Lookup, lookUp } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { normalizeQuery } from "../../src/search/fold.ts";
import { isJapanese, readQuery } from "../../src/search/query.ts";
import { type Candidate, type Found, rank } from "../../src/search/rank.ts";
import { type IndexHits, shortlist, wordsToAsk } from "../../src/search/shortlist.ts";
import { suggestion, vocabulary } from "../../src/search/suggest.ts";
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

/** Rules that are read in full and listed: what is below them has never been an answer worth showing. */
const MOST = 20;

/** Reads what was typed as a rule number. Never throws: without the table every query is words. */
export async function nameQuery(typed: string, from: Sources): Promise<Named> {
  const query = normalizeQuery(typed);
  let failed = false;
  const noIds = () => {
    failed = true;
    return NO_IDS;
  };
  const [table, terms] = await Promise.all([from.ids().catch(noIds), from.terms().catch(() => NO_TERMS)]);
  return { query, named: lookUp(query.replaceAll("−", "-"), table), table, terms, failed };
}

/** The words by which a slip of the pen is recognized: those of the titles and of the glossary. */
const knownWords = (table: IdTable, terms: SearchTerms) =>
  vocabulary([...table.rules.flatMap((r) => [r.en, r.ja]), ...terms.terms.flatMap((t) => [...t.says, ...t.also])]);

/** The rules that hold the words of a query. Never throws: without the index the titles are searched. */
export async function answer(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  const { query, named, table, terms } = asked;
  // A number is searched for in its canonical spelling, and a rule that is listed by its number is not listed again.
  const listed = named.kind === "rules" ? named.ids : [];
  const held = table.rules.filter((r) => listed.includes(r.id)).map((r) => r.held);
  const rules = table.rules.filter((r) => !r.held);
  const sections = new Map(table.sections.map((s) => [s.id, s]));
  const order = new Map(rules.map((r, i) => [r.id, i]));
  let { failed } = asked;
  const failing = <T>(instead: T) => () => {
    failed = true;
    return instead;
  };

  const search = async (text: string, widely = false) => {
    const read = readQuery(text, terms.terms);
    // Who types Japanese reads it; who types English may only have no Japanese keyboard at hand.
    const prefers = isJapanese(read.text) ? "ja" : reads;
    const hits = await from.look(wordsToAsk(read, prefers, widely)).catch(failing<IndexHits>(new Map()));
    const places = shortlist(read, rules, hits, prefers, (id) => !listed.includes(id) && !held.includes(id));
    const candidates = await Promise.all(
      places.slice(0, MOST).map(async (place): Promise<Candidate> => {
        const { id, [place.language]: title } = rules[place.rule]!;
        const section = sections.get(sectionOf(id) ?? "")?.[place.language] ?? "";
        return { id, language: place.language, title, section, body: await from.text(place).catch(failing("")) };
      }),
    );
    return { ...rank(read, candidates, prefers, order), more: places.length > MOST };
  };

  const text = listed[0] ?? (named.kind === "section" ? named.id : query);
  if (!readQuery(text, terms.terms).slots.length) return { ...asked, found: [], more: false };
  let { found, missing, more } = await search(text);
  let meant: string | undefined;
  if (missing.length && !failed && named.kind === "words") {
    meant = suggestion(query, missing.map((slot) => slot.forms[0].text), knownWords(table, terms));
    if (meant) ({ found, missing, more } = await search(meant));
    else if (!found.length) ({ found, missing, more } = await search(text, true));
  }
  return { ...asked, found, more: more && found.length >= MOST, failed, meant };
}
