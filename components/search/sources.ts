/** What the search box fetches, each once and only when it is first asked for. What failed is tried again on the next query. */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import type { Headline } from "../../src/schemas/search-words.ts";
import { match } from "../../src/search/match.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import { isJapanese, segments } from "../../src/words/words.ts";

type Found = { content: string; meta: { title: string } };

/** A text in which Pagefind has found words. */
export interface TextHit {
  id: string;
  score: number;
  /** Fetches the whole text. */
  data(): Promise<Found>;
}

/** The parts of Pagefind's browser module that are used. */
interface Pagefind {
  createInstance(options: object): { search(words: string | null, options?: object): Promise<{ results: TextHit[] }> };
}

/** Calls once, however often it is asked; again only after a failure. */
function once<T>(make: (attempt: number) => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  let attempt = 0;
  return () =>
    (made ??= make(attempt++).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<T>;
}

/** The sources of a site whose base path is given. */
export function sources(base: string) {
  const ids = once(() => json<IdTable>(`${base}ids.json`));

  const texts = (language: Language) => {
    const engine = once(async (attempt) => {
      // Its address is only known at run time; a browser may remember that a module failed, hence the question mark.
      const address = `${base}pagefind/${language}/pagefind.js${attempt ? `?${attempt}` : ""}`;
      const { createInstance } = (await import(/* @vite-ignore */ address)) as Pagefind;
      // No worker: the guard against data of another release (src/offline/worker.ts) knows pages only.
      const { search } = createInstance({ noWorker: true, ranking: { metaWeights: { title: 8 } } });
      const [{ results }, { rules }] = await Promise.all([search(null, { sort: { place: "asc" } }), ids()]);
      const held = rules.filter((rule) => !rule.held);
      return { search, rules: new Map(results.map(({ id }, place) => [id, held[place]!.id])) };
    });

    return async (text: string): Promise<ReadonlyMap<string, TextHit>> => {
      const { search, rules } = await engine();
      const words = isJapanese(text) ? segments(text).join(" ") : text;
      const { results } = await search(words);
      const has = ({ content, meta }: Found) => match(`${meta.title} ${content}`, words);
      // In quotes Pagefind finds only what is there; without them, of a word that no text has, its first letters.
      const isThere = !results[0] || (await search(`"${words}"`)).results.length || has(await results[0].data());
      return new Map((isThere ? results : []).map((hit) => [rules.get(hit.id)!, hit]));
    };
  };
  const terms = (language: Language) => once(() => json<SearchTerms>(`${base}search-terms.${language}.json`));

  return {
    ids,
    /** What a calculator answers to an address; `module` computes it. @throws if that cannot be loaded */
    async headline(module: string, language: Language, query: string): Promise<Headline> {
      const address = `${base}${module}.${language}.js`;
      return import(/* @vite-ignore */ address).then((own) => own.headline(query, own.props));
    },
    /** The words of the glossary in a language. */
    terms: { en: terms("en"), ja: terms("ja") },
    /** The rules whose text in a language has some words, the best first. @throws if Pagefind cannot be loaded */
    texts: { en: texts("en"), ja: texts("ja") },
  };
}

export type Sources = ReturnType<typeof sources>;
