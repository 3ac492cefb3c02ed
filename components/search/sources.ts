/** What the search box fetches, each once and only when it is first asked for. What failed is tried again on the next query. */
import type { IdTable } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { Candidate } from "../../src/search/rank.ts";
import { recordBody } from "../../src/search/record.ts";
import type { SearchTerms } from "../../src/search/terms.ts";

/** The parts of Pagefind's browser module that are used. */
interface Pagefind {
  createInstance(options: { basePath: string; noWorker: boolean }): Instance;
}
interface Instance {
  filters(): Promise<unknown>;
  search(text: string): Promise<{ results: Hit[] }>;
}
interface Hit {
  id: string;
  score: number;
  data(): Promise<{ content: string; meta: { id: string; title: string; language: Language } }>;
}

/** Candidates that are read in full: what is below them has never been an answer worth showing. */
const MOST = 64;

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

/** A rule in one language as the index returns it. */
export type Proposal = Omit<Candidate, "section">;

export interface Proposed {
  candidates: Proposal[];
  /** Whether there were more than are read. */
  more: boolean;
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

  return {
    ids: once(() => json<IdTable>(`${base}ids.json`)),
    terms: once(() => json<SearchTerms>(`${base}search-terms.json`)),

    /** The rules that may answer, those that answer most needles first. @throws if Pagefind cannot be loaded */
    async propose(needles: readonly { text: string; weight: number }[]): Promise<Proposed> {
      const { search } = await engine();
      const answers = await Promise.all(needles.map(({ text }) => search(text)));
      const pool = new Map<string, { hit: Hit; score: number }>();
      for (const [i, { results }] of answers.entries()) {
        const { weight } = needles[i]!;
        for (const hit of results) {
          // For a word that it does not have, Pagefind returns others, with low scores. The square keeps what was typed ahead.
          const score = (pool.get(hit.id)?.score ?? 0) + hit.score * weight * weight;
          pool.set(hit.id, { hit, score });
        }
      }
      const best = [...pool.values()].sort((a, b) => b.score - a.score).slice(0, MOST);
      const candidates = await Promise.all(
        best.map(async ({ hit }) => {
          const { content, meta } = await hit.data();
          return { id: meta.id, language: meta.language, title: meta.title, body: recordBody(content) };
        }),
      );
      return { candidates, more: pool.size > MOST };
    },
  };
}

export type Sources = ReturnType<typeof sources>;
