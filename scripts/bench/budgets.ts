/** Defines performance budgets for each type of page, and adds them to the measured values as targets. */
import type { Figure } from "./figures.ts";
import { type Kind, type MeasuredPage, REFERENCE } from "./pages.ts";

const KB = 1024;
const LCP_SHARE = `LCP ÷ ${REFERENCE.type}`;

/** The targets of every page of this site. The LCP is a fraction of Starlight's LCP. */
const EVERY = { [LCP_SHARE]: 0.9, CLS: 0 };

/** The maximum of each measured value, by type of page. Sizes are in KB after gzip, times in ms. */
const BUDGETS: Record<Kind, Record<string, number>> = {
  text: EVERY,
  calculator: { ...EVERY, "script KB": 34, "TBT ms": 60, "slowest control ms": 60 },
  game: { ...EVERY, "script KB": 80 },
  starlight: {},
};

/** Budgets for the whole site, such as the time of a build. */
export const SITE_BUDGETS = {
  buildSeconds: 25,
  /** The total size of the script files of the calculators in `SESSION`, in KB after gzip. */
  sessionKB: 48,
  /**
   * The bytes loaded in a session of several pages (session.ts), as a fraction of the bytes of the same session on
   * Starlight.
   */
  sessionShare: 0.85,
  firstSearchKB: 200,
  laterSearchMs: 100,
};

/** The minimum score in each Lighthouse category. */
export const SCORES: Readonly<Record<string, number>> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** The calculators that players use during a game. `sessionKB` limits their scripts. */
const SESSION = ["sand-bog", "heat-haze", "dust", "movement", "fire"];

/** Creates the table cell for one measured value of a page. Its target is the budget for the type of page. */
export const pageFigure = (table: string, { kind, type }: MeasuredPage, measure: string, value: number): Figure => ({
  table,
  of: type,
  measure,
  value,
  most: BUDGETS[kind][measure],
  least: kind === "starlight" ? undefined : SCORES[measure],
});

/** What a page loads. Sizes are in bytes after gzip. */
export interface Weight {
  requests: number;
  /** The size of <main> without scripts and styles, compressed separately. */
  text: number;
  style: number;
  /** The size of script files and inline scripts. */
  script: number;
  /** The size of all files, including the HTML page. */
  all: number;
  scripts: ReadonlyMap<string, number>;
}

/** Converts the sizes of a page to table cells. "beside text KB" is the size of everything except the text. */
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
 * Computes the size of the script files that users load if they open several calculators. Each file is counted once,
 * because browsers cache files. Inline scripts are not counted, because each page contains its own.
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

/** Divides the LCP of each page by Starlight's LCP. `judged` are Lighthouse's results, as medians of all runs. */
export function lcpShares(pages: readonly MeasuredPage[], judged: readonly Figure[]): Figure[] {
  const lcpOf = ({ type }: MeasuredPage) => judged.find((f) => f.of === type && f.measure === "LCP s")!;
  const reference = lcpOf(REFERENCE).value;
  return pages.map((page) => pageFigure(lcpOf(page).table, page, LCP_SHARE, lcpOf(page).value / reference));
}
