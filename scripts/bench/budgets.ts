/** Defines the performance budgets by kind of page, and creates figures with these budgets as targets. */
import type { Figure } from "./figures.ts";
import { type Kind, type MeasuredPage, REFERENCE } from "./pages.ts";

const KB = 1024;
const LCP_SHARE = `LCP ÷ ${REFERENCE.type}`;

/**
 * The maximum of each measure for a page of each kind. Sizes are in KB after gzip, times in ms, and LCP is divided by
 * Starlight's LCP.
 */
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

/** Budgets that do not belong to a single page. */
export const SITE_BUDGETS = {
  buildSeconds: 25,
  /** Size of the script files of all calculators in `SESSION` together, in KB after gzip. */
  sessionKB: 45,
  /**
   * The bytes that a reader's session (session.ts) loads from this site, divided by the bytes of the same session with
   * Starlight.
   */
  sessionShare: 0.85,
  firstSearchKB: 200,
  laterSearchMs: 100,
};

/** Lighthouse's categories that must reach 100. Performance has budgets instead. */
export const FULL_MARKS = ["accessibility", "best-practices", "seo"];

/** Slugs of the calculators that players use during a game. `sessionKB` is the budget for all of their scripts. */
const SESSION = ["sand-bog", "heat-haze", "dust", "movement", "fire"];

/** Creates the figure for one measure of a page. Its target is the budget of the page's kind. */
export const pageFigure = (table: string, { kind, type }: MeasuredPage, measure: string, value: number): Figure => ({
  table,
  of: type,
  measure,
  value,
  most: BUDGETS[kind][measure],
  least: kind !== "starlight" && FULL_MARKS.includes(measure) ? 100 : undefined,
});

/** The weight of a page. Sizes are in bytes after gzip. */
export interface Weight {
  requests: number;
  /** The content of <main> without scripts and styles, compressed separately. */
  text: number;
  style: number;
  /** Script files and inline scripts. */
  script: number;
  /** All files, including the page. */
  all: number;
  scripts: ReadonlyMap<string, number>;
}

/**
 * Creates the figures of a page's weight. "beside text KB" is the size of all loaded files minus the size of the text.
 */
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
 * Creates the figures for readers who open several calculators: KB of script files. Each file is counted once, because
 * browsers cache files. Inline scripts are not counted, because they are part of each page.
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
    told(`a session at the table: ${SESSION.join(", ")}`, session, SITE_BUDGETS.sessionKB),
    told(`all ${calculators.length}`, calculators),
  ];
}

/**
 * Creates a figure for each page: its LCP divided by Starlight's LCP. `judged` has the medians of Lighthouse's figures.
 */
export function lcpShares(pages: readonly MeasuredPage[], judged: readonly Figure[]): Figure[] {
  const lcpOf = ({ type }: MeasuredPage) => judged.find((f) => f.of === type && f.measure === "LCP s")!;
  const reference = lcpOf(REFERENCE).value;
  return pages.map((page) => pageFigure(lcpOf(page).table, page, LCP_SHARE, lcpOf(page).value / reference));
}
