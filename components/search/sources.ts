/** What the search box fetches, each once and only when it is first asked for. What failed is tried again on the next query. */
import type { IdTable } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IndexHits } from "../../src/search/shortlist.ts";
import { joinedTerms, languagesOf, type SearchTerms } from "../../src/search/terms.ts";
import { type Place, TEXTS, textFile } from "../../src/search/texts.ts";

/** The parts of Pagefind's browser module that are used. */
interface Pagefind {
  createInstance(options: { basePath: string; noWorker: boolean }): Instance;
}
interface Instance {
  filters(): Promise<unknown>;
  search(text: string): Promise<{ results: { id: string; score: number }[] }>;
}

/** Calls once, however often it is asked; again only after a failure. */
function once<T>(make: (attempt: number) => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  let attempt = 0;
  return () => {
    made ??= make(attempt++).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as T;
}

/** The sources of a site whose base path is given. */
export function sources(base: string) {
  const engine = once(async (attempt) => {
    // Its address is only known at run time; a browser may remember that a module failed, hence the question mark.
    const address = `${base}pagefind/pagefind.js${attempt ? `?${attempt}` : ""}`;
    const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
    // A worker is 12 KB more for searches that take a few milliseconds.
    const instance = pagefind.createInstance({ basePath: `${base}pagefind/`, noWorker: true });
    // A search would do as well; this fails at once if the engine could not be loaded.
    await instance.filters();
    return instance;
  });

  const list = (language: Language) => once(() => json<SearchTerms>(`${base}search-terms.${language}.json`));
  const lists = { en: list("en"), ja: list("ja") };
  const seen = new Map<string, ReadonlyMap<number, number>>();
  const joined = new Map<string, SearchTerms>();
  const texts = new Map<string, () => Promise<string[]>>();

  return {
    ids: once(() => json<IdTable>(`${base}ids.json`)),

    /** The words of the glossary that a query is read with. */
    async terms(query: string, reads: Language): Promise<SearchTerms> {
      const languages = languagesOf(query, reads);
      const key = languages.join();
      let terms = joined.get(key);
      if (!terms) {
        terms = joinedTerms(await Promise.all(languages.map((l) => lists[l]())));
        joined.set(key, terms);
      }
      return terms;
    },

    /** Which records hold each of these words of the index. @throws if Pagefind cannot be loaded */
    async look(words: readonly string[]): Promise<IndexHits> {
      const { search } = await engine();
      await Promise.all(
        words.map(async (word) => {
          if (seen.has(word)) return;
          const { results } = await search(word);
          const most = results[0]?.score || 1;
          seen.set(word, new Map(results.map((hit) => [Number(hit.id.replace(/\D/g, "")), hit.score / most])));
        }),
      );
      return new Map(words.map((word) => [word, seen.get(word)!]));
    },

    /** The text of a rule in one language. */
    async text({ language, rule }: Place): Promise<string> {
      const file = textFile(language, rule);
      let load = texts.get(file);
      if (!load) {
        load = once(() => json<string[]>(`${base}pagefind/${file}`));
        texts.set(file, load);
      }
      return (await load())[rule % TEXTS] ?? "";
    },
  };
}

export type Sources = ReturnType<typeof sources>;
