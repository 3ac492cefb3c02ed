/**
 * Measures how well the search ranks the right rules, with queries whose good results are known (*.tsv in this folder).
 * It searches the same files that browsers load.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { answer, nameQuery } from "../../components/search/answer.ts";
import { type Sources, sources } from "../../components/search/sources.ts";
import type { Language } from "../../src/schemas/bilingual.ts";

/** A query and the ids of its right results. One of `best` should be first. `good` are useful, too. */
export interface JudgedQuery {
  language: Language;
  kind: string;
  query: string;
  best: string[];
  good: string[];
  /** Whether the query only measures the search, and is never used to tune it. */
  heldOut: boolean;
  /** Whether the query was written after the search was finished. */
  unseen: boolean;
}

/** A query of the lists with the results that the search returned. */
export interface Measured extends JudgedQuery {
  /** The ids of the results, in the order of the search. */
  found: string[];
  /** The rank of the first result in `best`: 1 for the first result, 0 if none was found. */
  place: number;
  /** Whether one of the first three results is in `best` or `good`. */
  fair: boolean;
  /** Whether loading the search index failed. */
  failed: boolean;
}

/** How well the search answers several queries. */
export interface Summary {
  queries: number;
  /** The mean reciprocal rank (MRR): the mean of 1 / rank of the first result in `best`. */
  mrr: number;
  /** The fraction of queries whose first result is in `best`. */
  top1: number;
  /** The fraction of queries with a result in `best` or `good` among the first three. */
  top3: number;
}

/** The files with the queries. */
export const LISTS = ["queries.tsv", "questions.tsv", "worries.tsv"] as const;

/**
 * Reads the queries of a file. Queries after the line "# unseen" are held out: they never serve to tune the search. In
 * all files except worries.tsv, every second query of each language is held out, too.
 *
 * @throws Error for a malformed line
 */
export function judgedQueries(file: (typeof LISTS)[number] = "queries.tsv"): JudgedQuery[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  const count = { en: 0, ja: 0 };
  let unseen = false;
  return lines.flatMap((line, i) => {
    unseen ||= line.startsWith("# unseen");
    if (!line || line.startsWith("#") || line.startsWith("language\t")) return [];
    const [language, kind, query, best, good = ""] = line.split("\t");
    if ((language !== "en" && language !== "ja") || !kind || !query || !best) throw new Error(`${file}:${i + 1}`);
    const ids = (text: string) => text.split(" ").filter(Boolean);
    return {
      language,
      kind,
      query,
      best: ids(best),
      good: ids(good),
      heldOut: (file !== "worries.tsv" && count[language]++ % 2 === 1) || unseen,
      unseen,
    };
  });
}

/** What a search has loaded. `bytes` is after gzip, and always includes Pagefind's script. */
export interface Weight {
  bytes: number;
  requests: number;
  indexes: string[];
}

/**
 * Returns functions with which the search loads the files of `dist` in Node. `weight` returns the size of the files
 * loaded so far.
 */
export function builtSources(dist = "dist"): { from: Sources; weight: () => Weight } {
  if (!existsSync(`${dist}/pagefind`)) throw new Error(`${dist} does not contain a built site. Run: npm run build`);
  const fetched = new Map<string, number>();
  const web = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.protocol !== "file:") return web(input, init);
    const path = fileURLToPath(new URL(url.pathname, "file:"));
    if (!existsSync(path)) return new Response(null, { status: 404 });
    const bytes = readFileSync(path);
    fetched.set(path, Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length));
    return new Response(bytes);
  };
  const engine = gzipSync(readFileSync(`${dist}/pagefind/en/pagefind.js`), { level: 9 }).length;
  return {
    from: sources(`${pathToFileURL(resolve(dist)).href}/`),
    weight: () => ({
      bytes: [...fetched.values()].reduce((a, b) => a + b, engine),
      requests: fetched.size + 1,
      indexes: [...fetched.keys()].flatMap((path) => /(pagefind\/en|search-texts\.ja)/.exec(path)?.[1] ?? []),
    }),
  };
}

/** Searches for every query, and returns the results with the rank of the first `best` rule. */
export async function measure(queries: readonly JudgedQuery[], from: Sources): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const judged of queries) {
    const { named, found, failed } = await answer(await nameQuery(judged.query, from), judged.language, from);
    const first = named.ids.length ? named.ids : named.sections.slice(0, 1).map((section) => section.id);
    const listed = [...first, ...found.map((f) => f.id)];
    measured.push({
      ...judged,
      failed,
      found: listed,
      place: listed.findIndex((id) => judged.best.includes(id)) + 1,
      fair: listed.slice(0, 3).some((id) => judged.best.includes(id) || judged.good.includes(id)),
    });
  }
  return measured;
}

/** Summarizes the measured queries. All values are 0 if there are none. */
export function summary(measured: readonly Measured[]): Summary {
  const share = (value: (m: Measured) => number) =>
    measured.length ? measured.reduce((sum, m) => sum + value(m), 0) / measured.length : 0;
  return {
    queries: measured.length,
    mrr: share((m) => (m.place ? 1 / m.place : 0)),
    top1: share((m) => Number(m.place === 1)),
    top3: share((m) => Number(m.fair)),
  };
}
