/** From what was typed to what is listed: rule numbers first, then the rules that hold the words. */
import { bookOf, sectionOf } from "../../src/rules/ids.ts";
import { isWords, type Lookup } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { BookId } from "../../src/schemas/chapters.ts";
import { groupBy } from "../../src/schemas/group-by.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import type { Headline } from "../../src/schemas/search-words.ts";
import { gameWords } from "../../src/search/left-words.ts";
import { match } from "../../src/search/match.ts";
import { readNamed } from "../../src/search/named.ts";
import { isAnswerable } from "../../src/search/named-values.ts";
import { type Passage, passageOf } from "../../src/search/passage.ts";
import { readQuery, type Slot } from "../../src/search/query.ts";
import { type Ranked, rank } from "../../src/search/rank.ts";
import { suggestion, vocabulary } from "../../src/search/suggest.ts";
import { type Candidate, NO_TERMS, type SearchTerms } from "../../src/search/terms.ts";
import { languagesOf, normalizeQuery } from "../../src/search/words.ts";
import type { Sources, TextHit } from "./sources.ts";

/** What is known of a query before the index is asked, which may still have to load. */
export interface Named {
  /** What was typed, cleaned; `cut` tells whether it was more than is read. */
  query: string;
  cut: boolean;
  /** The rules and sections that it names. */
  named: Lookup;
  /** The words to search for besides; "" if it only names. */
  words: string;
  table: IdTable;
  /** Whether something could not be loaded: of the index nothing, of the numbers at most the titles were searched. */
  failed: boolean;
}

/** A rule or page that answers a query, in the language that answers it; the ideas of the query as typed. */
export interface Found extends Ranked {
  language: Language;
  ideas: string[];
  passage?: Passage | undefined;
  /** What a calculator answers that has been told enough. */
  headline?: Headline | undefined;
}

export interface Answer extends Named {
  terms: SearchTerms;
  found: Found[];
  /** How many rules there are in each book, and in all (undefined). */
  books: ReadonlyMap<BookId | undefined, number>;
  /** What was probably meant, and is answered instead, where a word was unknown. */
  meant?: string | undefined;
}

/** Results that are listed at once; letters of a query that are read: more is no question but a page, and would take seconds. */
export const MOST = 16;
export const MOST_LETTERS = 200;

/** Reads which rules the query names. Never throws: without the table every query is words. */
export async function nameQuery(typed: string, from: Sources): Promise<Named> {
  const whole = normalizeQuery(typed);
  const query = whole.slice(0, MOST_LETTERS);
  const loaded = await from.ids().catch(() => undefined);
  const table = loaded ?? { rules: [], sections: [] };
  return { query, cut: query !== whole, ...readNamed(query, table), table, failed: !loaded };
}

/** The answer before the index is asked. */
export async function nothing(asked: Named, reads: Language, from: Sources): Promise<Answer> {
  const [language] = languagesOf(asked.query, reads);
  const loaded = await from.terms[language]().catch(() => undefined);
  return { ...asked, terms: loaded ?? NO_TERMS, failed: asked.failed || !loaded, found: [], books: new Map() };
}

/** Makes the search for rules and pages that have the words of a text; `failing` is called where a part of the index is not there. */
function searcher({ query, named, words, table }: Named, terms: SearchTerms, from: Sources, failing: () => void) {
  // A rule that is listed by its number is not listed again.
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
    const held = async ({ asked }: Slot) => {
      const best = new Map<string, { quality: number; form: string; hit: TextHit }>();
      for (const { text: form, weight } of asked) {
        const hits = await from.texts[language](form).catch(failing);
        const most = Math.max(...[...(hits ?? []).values()].map((hit) => hit.score));
        for (const [id, hit] of hits ?? []) {
          const quality = weight * (0.6 + (0.4 * hit.score) / most);
          if (quality > (best.get(id)?.quality ?? 0)) best.set(id, { quality, form, hit });
        }
      }
      // The index has the titles too: where it has not even their words, a part of it was not loaded, of which Pagefind says nothing.
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
      text === words && isWords(named) ? query : text,
      gameWords(terms),
    );
    const passage = async ({ id, says }: Ranked) => {
      const hit = hits.map((idea) => idea.get(id)?.hit).find(Boolean);
      const text = async () => (language === "ja" ? from.japaneseText(id) : (await hit?.data())?.content);
      const content = says ?? (await text().catch(failing));
      return content ? passageOf(content, read, rarity) : undefined;
    };
    const ideas = read.slots.map((slot) => slot.forms[0].text);
    const fresh = found.filter(({ id }) => !listed.has(id)).map((f) => ({ ...f, language, ideas, passage }));
    return { found: fresh, missing: missing.map((slot) => slot.forms[0].text) };
  };
}

/**
 * What has the words of a query. Never throws: without the index titles and questions are searched.
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
  const { query, named, words, table } = asked;
  const start = await nothing(asked, reads, from);
  let { failed } = start;
  const search = searcher(asked, start.terms, from, () => {
    failed = true;
  });
  // A query that only names a rule finds those that cite it too.
  const text = words || (named.ids[0] ?? named.sections[0]?.id ?? named.missing[0]?.asked ?? query);
  if (!readQuery(text).slots.length) return start;
  const [language, other] = languagesOf(text, reads);
  let { found, missing } = await search(text, language);
  if (other && found.length < 3) {
    const more = await search(text, other);
    if (!found.length) ({ missing } = more);
    found = [...found, ...more.found.filter(({ id }) => !found.some((f) => f.id === id))];
  }
  let meant: string | undefined;
  if (missing.length && !failed && isWords(named)) {
    const terms = start.terms.terms.flatMap((t) => [...t.says, ...t.also]);
    meant = suggestion(text, missing, vocabulary([...table.rules.flatMap((r) => [r.en, r.ja]), ...terms]));
    if (meant) {
      // What was typed without a slip stays required, where a rule has it all.
      const kept = new Set(found[0]?.ideas.filter((idea) => !missing.includes(idea)));
      const mended = (await search(meant, language)).found;
      const whole = mended.filter(({ by, ideas }) => by.every((word, i) => word !== undefined || !kept.has(ideas[i]!)));
      found = whole.length ? whole : mended;
    }
  }
  const byBook = groupBy(found, ({ id }) => bookOf(sectionOf(id) ?? id)).set(undefined, found);
  const books = new Map([...byBook].map(([its, rules]) => [its, rules.length]));
  const kept = (byBook.get(book) ?? []).slice(0, most);
  const headline = async ({ answers, told }: Ranked) =>
    answers && told && isAnswerable(told)
      ? from.headline(answers, reads, told.query, told.assumes).catch(() => undefined)
      : undefined;
  const shown = kept.map(async (f) => ({ ...f, headline: await headline(f), passage: await f.passage(f) }));
  return { ...start, found: await Promise.all(shown), books, failed, meant };
}
