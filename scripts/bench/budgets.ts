/** What each kind of page may cost, and the figures that say whether it does. */
import type { Figure } from "./figures.ts";
import { type Kind, type MeasuredPage, REFERENCE } from "./pages.ts";

const KB = 1024;
const LCP_SHARE = `LCP ÷ ${REFERENCE.type}`;

/** The most that a page of each kind may have of a measure. Sizes are KB after gzip, shares of Starlight's time, milliseconds. */
const BUDGETS: Record<Kind, Record<string, number>> = {
  text: { "beside text KB": 14, requests: 5, [LCP_SHARE]: 0.77, CLS: 0 },
  calculator: {
    "script KB": 26,
    requests: 8,
    [LCP_SHARE]: 0.85,
    "TBT ms": 60,
    CLS: 0,
    "slowest control ms": 50,
  },
  search: { CLS: 0 },
  starlight: {},
};

/** Budgets of what is no page. */
export const WHOLE = {
  buildSeconds: 25,
  /** Script files, gzip, for all the calculators of SESSION. */
  sessionKB: 45,
  /** The bytes of the session that session.ts reads, as a share of Starlight's. */
  sessionShare: 0.85,
  firstSearchKB: 200,
  laterSearchMs: 100,
};

/** Lighthouse's categories that want full marks; performance has budgets of its own. */
export const FULL_MARKS = ["accessibility", "best-practices", "seo"];

/** What players reach for in a turn at the table, by slug. */
const SESSION = ["sand-bog", "heat-haze", "dust", "movement", "fire"];

/** A measured number of a page, with the target that its kind has for this measure. */
export const pageFigure = (table: string, { kind, type }: MeasuredPage, measure: string, value: number): Figure => ({
  table,
  of: type,
  measure,
  value,
  most: BUDGETS[kind][measure],
  least: kind !== "starlight" && FULL_MARKS.includes(measure) ? 100 : undefined,
});

/** What a page loads. All sizes are bytes after gzip. */
export interface Weight {
  requests: number;
  /** What stands in <main>, its scripts and styles left out, compressed on its own. */
  text: number;
  style: number;
  /** Scripts in files and in the page. */
  script: number;
  /** Everything, the page itself too. */
  all: number;
  /** Its script files, by path. */
  scripts: ReadonlyMap<string, number>;
}

/** The figures of a page's weight. "Beside text" is everything that the page loads less its text, all compressed. */
export const weightFigures = (page: MeasuredPage, { requests, text, style, script, all }: Weight): Figure[] =>
  Object.entries({
    requests,
    "text KB": text / KB,
    "beside text KB": (all - text) / KB,
    "style KB": style / KB,
    "script KB": script / KB,
    "all KB": all / KB,
  }).map(([measure, value]) => pageFigure("Weight of pages, gzip", page, measure, value));

/**
 * KB of script files for readers who open several calculators with a warm cache: each file counts once. What stands in the pages
 * does not count, because it comes with each of them.
 */
export function sharedScriptFigures(weighed: ReadonlyMap<MeasuredPage, Weight>): Figure[] {
  const calculators = [...weighed].filter(([{ kind }]) => kind === "calculator");
  const session = calculators.filter(([{ path }]) => SESSION.some((slug) => path.endsWith(`/${slug}/`)));
  const told = (of: string, opened: typeof calculators, most?: number): Figure => {
    const files = new Map(opened.flatMap(([, { scripts }]) => [...scripts]));
    const value = [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / KB;
    return { table: "Script files of several calculators, gzip", of, measure: "KB", value, most };
  };
  return [
    told(`a session at the table: ${SESSION.join(", ")}`, session, WHOLE.sessionKB),
    told(`all ${calculators.length}`, calculators),
  ];
}

/** For each page, its LCP as a share of Starlight's; `judged` are the medians of what Lighthouse measured on all of them. */
export function lcpShares(pages: readonly MeasuredPage[], judged: readonly Figure[]): Figure[] {
  const lcpOf = ({ type }: MeasuredPage) => judged.find((f) => f.of === type && f.measure === "LCP s")!;
  const reference = lcpOf(REFERENCE).value;
  return pages.map((page) => pageFigure(lcpOf(page).table, page, LCP_SHARE, lcpOf(page).value / reference));
}
