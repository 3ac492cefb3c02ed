/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */

import { type BookId, parseId, sectionOf } from "../../src/rules/ids.ts";
import { type IdTable, type Lookup, lookUp, rulesNamed } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { normalizeQuery } from "../../src/search/fold.ts";
import { isJapanese, type Query, readQuery, type Slot } from "../../src/search/query.ts";
import { type Candidate, type Found, QUESTION, rank } from "../../src/search/rank.ts";
import { heldByTitles, type IndexHits, shortlist, wordsToAsk } from "../../src/search/shortlist.ts";
import { likeTerms, suggestion, type Vocabulary, vocabulary } from "../../src/search/suggest.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import type { Sources } from "./sources.ts";

/** What is known of a query before the index is asked, which may still have to load. */
export interface Named {
  /** What was typed, cleaned. */
  query: string;
  /** What it means as a rule number. */
  named: Lookup;
  table: IdTable;
  /** Whether more was typed than is read. */
  cut: boolean;
  /** Whether something could not be loaded: of the index nothing, of the numbers at most the titles were searched. */
  failed: boolean;
}

export interface Answer extends Named {
  terms: SearchTerms;
  found: Found[];
  /** Whether only the best of many are listed. */
  more: boolean;
  /** How many of the best stand in each book. */
  books: Partial<Record<BookId, number>>;
  /** What was probably meant, and is answered instead, where a word was unknown. */
  meant?: string | undefined;
  /** Terms of the glossary that are like what was typed, where nothing was found. */
  near: string[];
}

export interface Wanted {
  /** Rules of this book only. */
  book?: BookId | undefined;
  /** How many rules are read in full and listed. */
  most?: number;
}

const NO_IDS: IdTable = { rules: [], sections: [] };
const NO_TERMS: SearchTerms = { books: {}, terms: [] };

/** Rules that are read in full and listed at once: about half a kilobyte each. */
export const MOST = 16;

/** So much of a query is read. More is no question but a page, and would be reckoned with for seconds. */
export const MOST_LETTERS = 200;

const termsOf = (query: string, reads: Language, from: Sources) => from.terms(query, reads).catch(() => NO_TERMS);

/** Reads what was typed as a rule number. Never throws: without the table every query is words. */
export async function nameQuery(typed: string, reads: Language, from: Sources): Promise<Named> {
  const whole = normalizeQuery(typed);
  const cut = whole.length > MOST_LETTERS;
  const query = whole.slice(0, MOST_LETTERS);
  let failed = false;
  const noIds = () => {
    failed = true;
    return NO_IDS;
  };
  // A number needs no terms, and does not wait for them; words find them on their way.
  void termsOf(query, reads, from);
  const table = await from.ids().catch(noIds);
  return { query, named: lookUp(query.replaceAll("−", "-"), table), table, cut, failed };
}

/** The words by which a slip of the pen is recognized: those of the titles and of the glossary. */
function knownWords(table: IdTable, terms: SearchTerms): Vocabulary {
  // They stay the same from letter to letter.
  if (last?.table !== table || last.terms !== terms) {
    const texts = [...table.rules.flatMap((r) => [r.en, r.ja]), ...terms.terms.flatMap((t) => [...t.says, ...t.also])];
    last = { table, terms, words: vocabulary(texts) };
  }
  return last.words;
}
let last: { table: IdTable; terms: SearchTerms; words: Vocabulary } | undefined;

/** The answer before the index is asked. */
export async function nothing(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  return { ...asked, terms: await termsOf(asked.query, reads, from), found: [], more: false, books: {}, near: [] };
}

/** The rules that hold the words of a query. Never throws: without the index the titles are searched. */
export async function answer(
  asked: Named,
  reads: Language,
  from: Sources,
  { book, most = MOST }: Wanted = {},
): Promise<Answer> {
  const { query, named, table } = asked;
  const terms = await termsOf(query, reads, from);
  // A number is searched for in its canonical spelling, and a rule that is listed by its number is not listed again.
  const listed = rulesNamed(named);
  const held = table.rules.filter((r) => listed.includes(r.id)).map((r) => r.held);
  const rules = table.rules.filter((r) => !r.held);
  const sections = new Map(table.sections.map((s) => [s.id, s]));
  const order = new Map(rules.map((r, i) => [r.id, i]));
  let { failed } = asked;
  const failing =
    <T>(instead: T) =>
    () => {
      failed = true;
      return instead;
    };

  // A rule with every word holds the rarest: that alone is asked for while few rules hold it, since each word may load 20 KB.
  const ask = async (read: Query, prefers: Language, widely: boolean): Promise<IndexHits> => {
    const words = (slots: readonly Slot[]) => wordsToAsk({ ...read, slots }, prefers, widely);
    const { slots } = read;
    if (widely || slots.length === 1 || slots.length >= QUESTION) return from.look(words(slots));
    const asked: Slot[] = [];
    const byRarity = slots.map((slot) => ({ slot, held: heldByTitles(slot, rules) })).sort((a, b) => a.held - b.held);
    for (const { slot } of byRarity) {
      asked.push(slot);
      const hits = await from.look(words(asked));
      const records = hits.size && [...hits.values()].reduce((sum, records) => sum + records.size, 0);
      if (records && records <= 2 * MOST) return hits;
    }
    return from.look(words(slots));
  };

  const search = async (text: string, widely = false) => {
    const read = readQuery(text, terms.terms);
    // Who types Japanese reads it; who types English may only have no Japanese keyboard at hand.
    const prefers = isJapanese(read.text) ? "ja" : reads;
    const hits = await ask(read, prefers, widely).catch(failing<IndexHits>(new Map()));
    const places = shortlist(
      read,
      rules,
      hits,
      prefers,
      (id) => !listed.includes(id) && !held.includes(id) && (!book || parseId(id)?.book === book),
    );
    const candidates = await Promise.all(
      places.slice(0, most).map(async (place): Promise<Candidate> => {
        const { id, [place.language]: title } = rules[place.rule]!;
        const section = sections.get(sectionOf(id) ?? "")?.[place.language] ?? "";
        return { id, language: place.language, title, section, body: await from.text(place).catch(failing("")) };
      }),
    );
    return { ...rank(read, candidates, prefers, order), more: places.length > most };
  };

  const text = listed[0] ?? (named.kind === "section" ? named.id : query);
  if (!readQuery(text, terms.terms).slots.length) return nothing(asked, reads, from);
  let { found, missing, more } = await search(text);
  let meant: string | undefined;
  if (missing.length && !failed && named.kind === "words") {
    meant = suggestion(
      query,
      missing.map((slot) => slot.forms[0].text),
      knownWords(table, terms),
    );
    if (meant) ({ found, missing, more } = await search(meant));
    else if (!found.length) ({ found, missing, more } = await search(text, true));
  }
  const books: Answer["books"] = {};
  for (const { id } of found) {
    const its = parseId(id)?.book;
    if (its) books[its] = (books[its] ?? 0) + 1;
  }
  const near = found.length || failed || named.kind !== "words" ? [] : likeTerms(query, terms.terms);
  // What was proposed and is no answer leaves the list shorter; there may be more where it is nearly full.
  return { ...asked, terms, found, more: more && found.length >= most * 0.75, books, failed, meant, near };
}
