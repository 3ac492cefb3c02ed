/** Finds the results for a typed query. Rules named by number come first, then rules and pages that match the words. */
import { bookOf, parallelId, sectionOf } from "../../src/rules/ids.ts";
import { hasNoRuleNumber, type Lookup } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { BOOK_IDS, type BookId } from "../../src/schemas/chapters.ts";
import { groupBy } from "../../src/schemas/group-by.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import type { Headline } from "../../src/schemas/search-words.ts";
import { gameWords } from "../../src/search/left-words.ts";
import { match } from "../../src/search/match.ts";
import { readNamed } from "../../src/search/named.ts";
import { isAnswerable } from "../../src/search/named-values.ts";
import { type Passage, passageOf } from "../../src/search/passage.ts";
import { type QueryTerm, readQuery } from "../../src/search/query.ts";
import { type Ranked, rank } from "../../src/search/rank.ts";
import { suggestion, vocabulary } from "../../src/search/suggest.ts";
import { type Candidate, NO_TERMS, type SearchTerms } from "../../src/search/terms.ts";
import { fold, languagesOf, normalizeQuery, wordsOf } from "../../src/search/words.ts";
import type { Sources, TextHit } from "./sources.ts";

/** The part of an answer that is known early: it needs only the table of ids, not the search index. */
export interface Named {
  /** The typed text, normalized and truncated to `MOST_LETTERS`. */
  query: string;
  /** Whether the query was truncated. */
  cut: boolean;
  /** The rules and sections whose numbers are in the query. */
  named: Lookup;
  /** The words to search for. Empty if the query has only rule numbers. */
  words: string;
  table: IdTable;
  /** Whether a file failed to load. Results may then be missing. */
  failed: boolean;
}

/** A search result: a rule or page that answers a query. */
export interface Found extends Ranked {
  /** The language in which the result matches. */
  language: Language;
  /** The query terms, as typed. */
  ideas: string[];
  passage?: Passage | undefined;
  /** The calculator's result, if the query sets enough of its fields. */
  headline?: Headline | undefined;
}

/** The groups of results: one for each book, and "pages" for pages in no book, such as the calculators. */
export const SHELVES = [...BOOK_IDS, "pages"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Returns the shelf to which a rule, section or other page belongs. */
export const shelfOf = (id: string): Shelf => bookOf(sectionOf(id) ?? id) ?? "pages";

export interface Answer extends Named {
  terms: SearchTerms;
  found: Found[];
  /**
   * The number of results in each group of `SHELVES`, by number or by words. The total is at the key `undefined`. The
   * map is empty while the search continues.
   */
  counts: ReadonlyMap<Shelf | undefined, number>;
  /** The typed words that nothing matches. */
  unknown: readonly string[];
  /** The corrected query, if it was searched for instead of a misspelt one. */
  meant?: string | undefined;
}

/** The limits of the results, and the book whose rules are listed first. */
interface Limits {
  shelf?: Shelf | undefined;
  most?: number;
  book?: BookId;
}

/** The number of results listed at first. A button lists more. */
export const MOST = 16;
/**
 * Maximum length of a query in characters. Longer queries are truncated, because searching for them would take seconds.
 */
export const MOST_LETTERS = 200;

/**
 * Finds the rules whose numbers are in a query. Never throws: if the table of ids cannot be loaded, the query is
 * treated as words only.
 */
export async function nameQuery(typed: string, from: Sources): Promise<Named> {
  const whole = normalizeQuery(typed);
  const query = whole.slice(0, MOST_LETTERS);
  const loaded = await from.ids().catch(() => undefined);
  const table = loaded ?? { rules: [], sections: [] };
  return { query, cut: query !== whole, ...readNamed(query, table), table, failed: !loaded };
}

/** Returns the ids of the rules and sections named in a query, limited to those of `shelf` if given. */
export const numbersOf = ({ ids, sections }: Lookup, shelf?: Shelf): string[] =>
  [...ids, ...sections.map(({ id }) => id)].filter((id) => !shelf || shelfOf(id) === shelf);

/** Puts each rule of ASL before its parallel rule of Squad Leader, if both are results. */
function aslFirst<Result extends { id: string }>(found: readonly Result[], { parallels }: SearchTerms): Result[] {
  const sorted = [...found];
  for (const one of found.filter(({ id }) => id.startsWith("F"))) {
    const parallel = parallelId(one.id, parallels);
    const to = sorted.findIndex(({ id }) => id === parallel);
    const at = sorted.indexOf(one);
    if (to >= 0 && to < at) sorted.splice(to, 0, ...sorted.splice(at, 1));
  }
  return sorted;
}

function countsOf(ids: readonly string[]): Answer["counts"] {
  const counts = [...groupBy(ids, shelfOf)].map(([shelf, own]) => [shelf, own.length] as const);
  return new Map<Shelf | undefined, number>([...counts, [undefined, ids.length]]);
}

/** Returns the answer before the search for words has finished. It has only the rules named by number. */
export async function nothing(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  const [language] = languagesOf(asked.query, reads);
  const loaded = await from.terms[language]().catch(() => undefined);
  return {
    ...asked,
    terms: loaded ?? NO_TERMS,
    failed: asked.failed || !loaded,
    found: [],
    unknown: [],
    counts: new Map(),
  };
}

/**
 * Returns an answer found only in titles and typical questions. It is shown while the full text is loading on a slow
 * connection. It has no passages and no counts.
 */
export async function byTitles(asked: Named, reads: Language, from: Sources, limits: Limits): Promise<Answer> {
  const notYet = () => Promise.reject(new Error("not loaded yet"));
  const titles = { ...from, headline: notYet, japaneseText: notYet, texts: { en: notYet, ja: notYet } };
  return { ...(await answer(asked, reads, titles, limits)), failed: false, counts: new Map() };
}

/**
 * Creates a function that searches for the words of a text. Calls `failing` if a part of the search index is missing.
 */
function searcher({ query, named, words, table }: Named, terms: SearchTerms, from: Sources, failing: () => void) {
  // The rules named by number are listed already, so the search for words leaves them out.
  const numbered = table.rules.filter((r) => named.ids.includes(r.id)).flatMap((r) => [r.id, r.held]);
  const listed = new Set([...numbered, ...named.sections.map((s) => s.id)]);
  return async (text: string, language: Language) => {
    const read = readQuery(text, terms);
    const under = new Map(table.sections.map(({ id, [language]: title }) => [id, title]));
    const titled = table.rules
      .filter((r) => !r.held)
      .map(({ id, [language]: title }): Candidate => {
        return { id, title, under: under.get(sectionOf(id) ?? ""), asked: terms.asked[id], names: terms.names[id] };
      });
    const held = async ({ asked }: QueryTerm) => {
      const best = new Map<string, { quality: number; form: string; hit: TextHit }>();
      for (const { text: form, weight } of asked) {
        const hits = await from.texts[language](form).catch(failing);
        const most = Math.max(...[...(hits ?? []).values()].map((hit) => hit.score));
        for (const [id, hit] of hits ?? []) {
          const quality = weight * (0.6 + (0.4 * hit.score) / most);
          if (quality > (best.get(id)?.quality ?? 0)) best.set(id, { quality, form, hit });
        }
      }
      // The index includes all titles. If it lacks a word of a title, a part of it failed to load. Pagefind does not
      // report this.
      if (!best.size && asked.some((form) => titled.some(({ title }) => match(title, form.text) === 1))) failing();
      return best;
    };
    const titles = words ? titled.flatMap(({ id, title }) => (listed.has(id) ? title : [])).join(" ") : "";
    const hits = await Promise.all(read.slots.map(held));
    const { found, missing, rarity } = rank(
      read,
      [...titled, ...terms.pages],
      hits,
      titles,
      text === words && hasNoRuleNumber(named) ? query : text,
      gameWords(terms),
    );
    const passage = async ({ id, says }: Ranked) => {
      const hit = hits.map((idea) => idea.get(id)?.hit).find(Boolean);
      const text = async () => (language === "ja" ? from.japaneseText(id) : (await hit?.data?.())?.content);
      const content = says ?? (await text().catch(failing));
      return content ? passageOf(content, read, rarity) : undefined;
    };
    const ideas = read.slots.map((slot) => slot.forms[0].text);
    const fresh = found.filter(({ id }) => !listed.has(id)).map((f) => ({ ...f, language, ideas, passage }));
    return { found: fresh, missing: missing.map((slot) => slot.forms[0].text) };
  };
}

/**
 * Returns the complete answer to a query. Never throws: if the index cannot be loaded, only titles and typical
 * questions are searched.
 *
 * @param shelf the book, or "pages", to which the results are limited
 * @param most maximum number of results found by words
 * @param book the book that the user plays
 */
export async function answer(
  asked: Named,
  reads: Language,
  from: Sources,
  { shelf, most = MOST, book = "asl" }: Limits = {},
): Promise<Answer> {
  const { query, named, words, table } = asked;
  const start = await nothing(asked, reads, from);
  let { failed } = start;
  const search = searcher(asked, start.terms, from, () => {
    failed = true;
  });
  // If the query is only a rule number, searches for this number as a word. This finds the rules that cite the rule.
  const text = words || (named.ids[0] ?? named.sections[0]?.id ?? named.missing[0]?.asked ?? query);
  if (!readQuery(text).slots.length) return { ...start, counts: countsOf(numbersOf(named)) };
  const [language, other] = languagesOf(text, reads);
  let { found, missing } = await search(text, language);
  if (other && found.length < 3) {
    const more = await search(text, other);
    missing = missing.filter((word) => more.missing.includes(word));
    found = [...found, ...more.found.filter(({ id }) => !found.some((f) => f.id === id))];
  }
  // Words that set a calculator's field, and rule numbers, do not count as unknown.
  const used = new Set(
    found.flatMap(({ namedValues }) => namedValues?.words ?? []).flatMap((word) => wordsOf(fold(word))),
  );
  const unknown: readonly string[] = words ? missing.filter((word) => /\p{L}/u.test(word) && !used.has(word)) : [];
  let meant: string | undefined;
  if (unknown.length && !failed && hasNoRuleNumber(named)) {
    const terms = start.terms.terms.flatMap((t) => [...t.says, ...t.also]);
    const known = vocabulary([...table.rules.flatMap((r) => [r.en, r.ja]), ...terms]);
    const better = suggestion(text, unknown, known);
    const again = better ? (await search(better, language)).found : [];
    if (again.length) {
      meant = better;
      // If some results match all correctly typed words, drops the others.
      const kept = new Set(found[0]?.ideas.filter((idea) => !missing.includes(idea)));
      const complete = again.filter(({ by, ideas }) =>
        by.every((word, i) => word !== undefined || !kept.has(ideas[i]!)),
      );
      found = complete.length ? complete : again;
    }
  }
  const counts = countsOf([...numbersOf(named), ...found.map(({ id }) => id)]);
  const ordered = book === "asl" ? aslFirst(found, start.terms) : found;
  const kept = ordered.filter(({ id }) => !shelf || shelfOf(id) === shelf).slice(0, most);
  const headline = async ({ answers, namedValues: values }: Ranked) =>
    answers && values && isAnswerable(values)
      ? from.headline(answers, reads, values.query, values.assumes).catch(() => undefined)
      : undefined;
  const shown = kept.map(async (f) => ({ ...f, headline: await headline(f), passage: await f.passage(f) }));
  return { ...start, found: await Promise.all(shown), counts, failed, unknown: failed ? [] : unknown, meant };
}
