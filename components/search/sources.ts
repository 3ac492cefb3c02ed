/**
 * What the search box fetches, each once and only when it is first asked for. What failed is fetched again on the next query. All of it
 * belongs to one release, that of the table of ids: what belongs to another counts as failed.
 */
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import type { Headline } from "../../src/schemas/search-words.ts";
import { match } from "../../src/search/match.ts";
import type { SearchTerms } from "../../src/search/terms.ts";
import { type SearchTexts, textHits } from "../../src/search/texts.ts";
import type { IslandProps } from "../calculators/kit/use-form.tsx";

/** A text that has the words of a query. */
export interface TextHit {
  score: number;
  /** Gives the whole text, which Pagefind fetches. */
  data(): Promise<{ content: string; meta: { title: string } }>;
}

/** The rules whose text has some words, by id, the best first. */
type Texts = (words: string) => Promise<ReadonlyMap<string, TextHit>>;

/** The parts of Pagefind's browser module that are used. */
interface Pagefind {
  createInstance(options: object): {
    search(words: string | null, options?: object): Promise<{ results: (TextHit & { id: string })[] }>;
  };
}

/** Calls once, however often it is asked; again only after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Counts the times that Pagefind was imported: a browser may remember that an address failed. */
let imports = 0;

/**
 * The sources of a site whose base path is given.
 *
 * @param cache "reload" fetches past the browser's cache, which may hold files of an older release
 */
export function sources(base: string, cache: RequestCache = "default") {
  const json = async <T>(file: string, how = cache): Promise<T> => {
    const response = await fetch(base + file, { cache: how });
    if (!response.ok) throw new Error(`${response.status} ${file}`);
    return response.json() as Promise<T>;
  };
  const ids = once(() => json<IdTable>("ids.json"));
  /** Fetches a file of the same release as the table of ids. @throws Error if it is of another one */
  const own = async <T extends { release: string }>(file: string): Promise<T> => {
    const [{ release }, data] = await Promise.all([ids(), json<T>(file)]);
    if (data.release !== release) throw new Error(`${file} is of release ${data.release}, not ${release}`);
    return data;
  };

  const engine = once(async () => {
    const { release, rules } = await ids();
    // Its address is only known at run time.
    const address = `${base}pagefind/en/pagefind.js?${release}.${imports++}`;
    const { createInstance } = (await import(/* @vite-ignore */ address)) as Pagefind;
    // No worker: the guard against data of another release (src/offline/worker.ts) knows pages only.
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
    // Pagefind finds nothing, too, where a part of its index is gone because a new release has replaced it.
    if (!first && (await json<IdTable>("ids.json", "no-cache")).release !== (await ids()).release)
      throw new Error("There is a new release");
    const has = ({ content, meta }: Awaited<ReturnType<TextHit["data"]>>) => match(`${meta.title} ${content}`, words);
    // In quotes Pagefind finds only what is there; without them, of a word that no text has, its first letters.
    const isThere = first && ((await search(`"${words}"`)).results.length || has(await first.data()));
    return new Map(isThere ? results.map((hit) => [rules.get(hit.id)!, hit]) : []);
  };

  const texts = once(() => own<SearchTexts>("search-texts.ja.json"));
  const japanese: Texts = async (words) => {
    const all = await texts();
    const hit = (id: string, score: number): TextHit => {
      const [title, content] = all.rules[id]!;
      return { score, data: async () => ({ content, meta: { title } }) };
    };
    return new Map([...textHits(all, words)].map(([id, score]) => [id, hit(id, score)]));
  };

  return {
    ids,
    /** Loads a calculator's answer to an address; `assumes` names the fields that are only suggested. @throws if loading fails */
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
    /** The words of the glossary in a language. */
    terms: {
      en: once(() => own<SearchTerms>("search-terms.en.json")),
      ja: once(() => own<SearchTerms>("search-terms.ja.json")),
    },
    /** The Japanese text of a rule. @throws if the texts cannot be loaded */
    japaneseText: async (id: string) => (await texts()).rules[id]?.[1],
    /** The rules whose text in a language has some words. @throws if that cannot be loaded */
    texts: { en: english, ja: japanese },
  };
}

export type Sources = ReturnType<typeof sources>;
