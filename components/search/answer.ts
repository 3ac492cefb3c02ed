/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */
import { type BookId, parseId } from "../../src/rules/ids.ts";
import { type IdTable, isWords, type Lookup, lookUp } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { excerptPieces, match, type Piece } from "../../src/search/match.ts";
import { readQuery, type Slot } from "../../src/search/query.ts";
import { type Ranked, rank } from "../../src/search/rank.ts";
import { likeTerms, suggestion, vocabulary } from "../../src/search/suggest.ts";
import { languagesOf, type SearchTerms } from "../../src/search/terms.ts";
import { normalizeQuery } from "../../src/search/words.ts";
import type { Sources, TextHit } from "./sources.ts";

/** What is known of a query before the index is asked, which may still have to load. */
export interface Named {
  /** What was typed, cleaned; `cut` tells whether it was more than is read. */
  query: string;
  cut: boolean;
  /** What it means as a rule number. */
  named: Lookup;
  table: IdTable;
  /** Whether something could not be loaded: of the index nothing, of the numbers at most the titles were searched. */
  failed: boolean;
}

/** A rule that answers a query, in the language that answers it; the ideas of the query as typed. */
export interface Found extends Ranked {
  language: Language;
  ideas: string[];
  passage: Piece[];
}

export interface Answer extends Named {
  terms: SearchTerms;
  found: Found[];
  /** How many rules there are in each book, and in all (undefined). */
  books: ReadonlyMap<BookId | undefined, number>;
  /** What was probably meant, and is answered instead, where a word was unknown. */
  meant?: string | undefined;
  /** Terms of the glossary that are like what was typed, where nothing was found. */
  near: string[];
}

/** Rules that are listed at once. */
export const MOST = 16;
/** So much of a query is read. More is no question but a page, and would be reckoned with for seconds. */
export const MOST_LETTERS = 200;

/** Reads what was typed as a rule number. Never throws: without the table every query is words. */
export async function nameQuery(typed: string, from: Sources): Promise<Named> {
  const whole = normalizeQuery(typed);
  const query = whole.slice(0, MOST_LETTERS);
  const loaded = await from.ids().catch(() => undefined);
  const table = loaded ?? { rules: [], sections: [] };
  const named = lookUp(query.replaceAll("−", "-"), table);
  return { query, cut: query !== whole, named, table, failed: !loaded };
}

/** The answer before the index is asked. */
export async function nothing(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  const [language] = languagesOf(asked.query, reads);
  const terms = await from.terms[language]().catch(() => ({ books: {}, terms: [] }));
  return { ...asked, terms, found: [], books: new Map(), near: [] };
}

/**
 * The rules that hold the words of a query. Never throws: without the index the titles are searched.
 *
 * @param book rules of this book only
 * @param most how many are listed
 */
export async function answer(
  asked: Named,
  reads: Language,
  from: Sources,
  { book, most = MOST }: { book?: BookId | undefined; most?: number } = {},
): Promise<Answer> {
  const { query, named, table } = asked;
  const start = await nothing(asked, reads, from);
  const { terms } = start.terms;
  let { failed } = asked;
  // A rule that is listed by its number is not listed again.
  const listed = new Set(table.rules.filter((r) => named.ids.includes(r.id)).flatMap((r) => [r.id, r.held]));
  const rules = table.rules.filter((r) => !r.held);

  const failing = <T>(instead: T) => {
    failed = true;
    return instead;
  };

  const search = async (text: string, language: Language) => {
    const read = readQuery(text, terms);
    const titles = rules.map(({ id, [language]: title }) => ({ id, title }));
    const look = (words: string) => from.texts[language](words).catch(() => failing(new Map<string, TextHit>()));
    const held = async ({ asked }: Slot) => {
      const best = new Map<string, { quality: number; form: string; hit: TextHit }>();
      for (const { text: form, weight } of asked) {
        const hits = await look(form);
        const most = Math.max(...[...hits.values()].map((hit) => hit.score));
        for (const [id, hit] of hits) {
          const quality = weight * (0.6 + (0.4 * hit.score) / most);
          if (quality > (best.get(id)?.quality ?? 0)) best.set(id, { quality, form, hit });
        }
      }
      // The index has the titles too: where it has not even their words, a part of it was not loaded, of which Pagefind says nothing.
      if (!best.size && asked.some((form) => titles.some(({ title }) => match(title, form.text) === 1))) failing(best);
      return best;
    };
    const slots = await Promise.all(read.slots.map(held));
    const { found, missing } = rank(read, titles, slots);

    // A passage marks the ideas together where a text has them all, else the first that it has.
    const words = slots.map((slot) => slot.values().next().value?.form);
    const together = slots.length > 1 && words.every(Boolean) ? await look(words.join(" ")) : undefined;
    const passage = async (id: string) => {
      const hit = together?.get(id) ?? slots.find((slot) => slot.has(id))?.get(id)?.hit;
      return excerptPieces((await hit?.data().catch(() => failing(undefined)))?.excerpt ?? "");
    };
    const ideas = read.slots.map((slot) => slot.forms[0].text);
    const fresh = found.filter(({ id }) => !listed.has(id));
    return { missing, found: fresh.map((f) => ({ ...f, language, ideas, passage })) };
  };

  const answers = async (text: string) => {
    const [language, other] = languagesOf(text, reads);
    const own = await search(text, language);
    if (!other || own.found.length > 2) return own;
    const more = await search(text, other);
    const fresh = more.found.filter(({ id }) => !own.found.some((f) => f.id === id));
    return { found: [...own.found, ...fresh], missing: own.found.length ? own.missing : more.missing };
  };

  const text = named.ids[0] ?? named.sections[0]?.id ?? query;
  if (!readQuery(text).slots.length) return start;
  let { found, missing } = await answers(text);
  let meant: string | undefined;
  if (missing.length && !failed && isWords(named)) {
    const known = [...rules.flatMap((r) => [r.en, r.ja]), ...terms.flatMap((t) => [...t.says, ...t.also])];
    const unknown = missing.map((slot) => slot.forms[0].text);
    meant = suggestion(query, unknown, vocabulary(known));
    if (meant) ({ found } = await answers(meant));
  }
  const byBook = Map.groupBy(found, ({ id }) => parseId(id)?.book).set(undefined, found);
  const books = new Map([...byBook].map(([its, rules]) => [its, rules.length]));
  const kept = (byBook.get(book) ?? []).slice(0, most);
  const shown = await Promise.all(kept.map(async (f) => ({ ...f, passage: await f.passage(f.id) })));
  const near = found.length || failed || !isWords(named) ? [] : likeTerms(query, terms);
  return { ...start, found: shown, books, failed, meant, near };
}
