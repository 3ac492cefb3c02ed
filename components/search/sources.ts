/**
 * Loads the files that the search needs, each on first use.
 * If a file fails to load, the next query tries again. A file from another release than ids.json counts as failed.
 */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import type { Headline } from "../../src/schemas/search-words.ts";
import { match } from "../../src/search/match.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import { type SearchTexts, textSearch } from "../../src/search/texts.ts";
import type { IslandProps } from "../calculators/kit/use-form.tsx";

/** A rule found by the full-text search. */
export interface TextHit {
  score: number;
  /** Loads the text of an English rule. Undefined for a Japanese rule (see `japaneseText`). */
  data?(): Promise<{ content: string }>;
}

/** Searches the full text for words. Returns the rules found by their ids, best first. */
type Texts = (words: string) => Promise<ReadonlyMap<string, TextHit>>;

/** The types of Pagefind's browser API, limited to what the search uses. */
interface Pagefind {
  createInstance(options: object): {
    search(words: string | null, options?: object): Promise<{ results: PagefindHit[] }>;
  };
}
interface PagefindHit {
  id: string;
  score: number;
  data(): Promise<{ content: string; meta: { title: string } }>;
}

/** Returns a function that calls `make` once and caches its result. If `make` fails, the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/**
 * Counts the attempts to import Pagefind. The number is part of the URL, because browsers may cache a failed import.
 */
let imports = 0;

/**
 * Creates the functions that load the search files of the site at the base path `base`.
 *
 * @param cache "reload" bypasses the browser's cache, which may contain files of an older release
 */
export function sources(base: string, cache: RequestCache = "default") {
  const json = async <T>(file: string, how = cache): Promise<T> => {
    const response = await fetch(base + file, { cache: how });
    if (!response.ok) throw new Error(`${response.status} ${file}`);
    return response.json() as Promise<T>;
  };
  const ids = once(() => json<IdTable>("ids.json"));
  /** Loads a file. @throws Error if its release differs from the release of ids.json */
  const own = async <T extends { release: string }>(file: string): Promise<T> => {
    const [{ release }, data] = await Promise.all([ids(), json<T>(file)]);
    if (data.release !== release) throw new Error(`${file} is of release ${data.release}, not ${release}`);
    return data;
  };

  const engine = once(async () => {
    const { release, rules } = await ids();
    // Vite must not resolve this URL, because it is known only at run time.
    const address = `${base}pagefind/en/pagefind.js?${release}.${imports++}`;
    const { createInstance } = (await import(/* @vite-ignore */ address)) as Pagefind;
    // Runs Pagefind without a web worker. The service worker (src/offline/worker.ts) caches only files of its own
    // release. It sees the requests that a page makes, but not those of a web worker.
    const { search } = createInstance({ noWorker: true, ranking: { metaWeights: { title: 8 } } });
    const { results } = await search(null, { filters: { release }, sort: { place: "asc" } });
    const held = rules.filter((rule) => !rule.held);
    if (results.length !== held.length) throw new Error(`The index is of another release, not ${release}`);
    return { search, rules: new Map(results.map(({ id }, place) => [id, held[place]!.id])) };
  });

  const english: Texts = async (words) => {
    const { search, rules } = await engine();
    const { results } = await search(words);
    const [first] = results;
    // Pagefind may find nothing because a new release has replaced a part of the index.
    if (!first && (await json<IdTable>("ids.json", "no-cache")).release !== (await ids()).release)
      throw new Error("There is a new release");
    const has = async (hit: PagefindHit) => {
      const { content, meta } = await hit.data();
      return match(`${meta.title} ${content}`, words);
    };
    // Checks that the words really occur in a text, because Pagefind shortens an unknown word until something matches.
    // With quotes, Pagefind finds only the exact words.
    const isThere = first && ((await search(`"${words}"`)).results.length || (await has(first)));
    return new Map(isThere ? results.map((hit) => [rules.get(hit.id)!, hit]) : []);
  };

  const texts = once(async () => {
    const all = await own<SearchTexts>("search-texts.ja.json");
    return { rules: all.rules, search: textSearch(all) };
  });
  const japanese: Texts = async (words) => {
    const { search } = await texts();
    return new Map([...search(words)].map(([id, score]) => [id, { score }]));
  };

  return {
    ids,
    /**
     * Computes a calculator's result for a query string. `assumes` are the fields whose values the user's query only
     * suggests. @throws Error if loading fails
     */
    async headline(
      calculator: string,
      language: Language,
      query: string,
      assumes: readonly string[],
    ): Promise<Headline> {
      const [{ loadHeadline }, { props }] = await Promise.all([
        import("../calculators/kit/load-headline.ts"),
        own<{ release: string; props: IslandProps }>(`headlines/${calculator}.${language}.json`),
      ]);
      return loadHeadline(calculator, query, props, assumes);
    },
    /** Functions that load the search terms of a language. */
    terms: {
      en: once(() => own<SearchTerms>("search-terms.en.json")),
      ja: once(() => own<SearchTerms>("search-terms.ja.json")),
    },
    /** Returns the Japanese text of a rule. @throws Error if it cannot be loaded */
    japaneseText: async (id: string) => (await texts()).rules[id]?.[1],
    /** The full-text search of each language. @throws Error if its files cannot be loaded */
    texts: { en: english, ja: japanese },
  };
}

/** The functions that load the search files of a site. */
export type Sources = ReturnType<typeof sources>;
