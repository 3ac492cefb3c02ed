/** What each kind of page may cost, and the figures that say whether it does. */
import { type Figure, median } from "./figures.ts";
import { type Kind, type MeasuredPage, REFERENCE } from "./pages.ts";

const KB = 1024;

interface Budget {
  /** KB, gzip. */
  besideText?: number;
  /** KB, gzip. */
  script?: number;
  requests?: number;
  /** Time to the largest text or picture, as a share of Starlight's on its section page. */
  lcp?: number;
  /** Milliseconds for which tasks keep the processor from answering. */
  tbt?: number;
}

const BUDGETS: Record<Kind, Budget> = {
  text: { besideText: 14, requests: 5, lcp: 0.77 },
  calculator: { script: 26, requests: 8, lcp: 0.85, tbt: 60 },
  search: {},
  starlight: {},
};

/** Budgets of what is no page. */
export const WHOLE = {
  buildSeconds: 25,
  /** Script files, gzip, for all the calculators of SESSION. */
  sessionKB: 45,
  firstSearchKB: 200,
  laterSearchMs: 100,
  /** From an input to the frame that shows what it did, on a slow processor. */
  slowestControlMs: 50,
};

/** What players reach for in a turn at the table, by slug. */
const SESSION = ["sand-bog", "heat-haze", "dust", "movement", "fire"];

/** What a page loads. All sizes are bytes, gzip. */
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

const figure = (table: string, of: string, measure: string, value: number, most?: number): Figure => ({
  ...{ table, of, measure, value },
  ...(most === undefined ? {} : { most }),
});

/** The figures of a page's weight. "Beside text" is everything that the page loads less its text, all compressed. */
export function weightFigures({ kind, type }: MeasuredPage, weight: Weight): Figure[] {
  const budget = BUDGETS[kind];
  const told = (measure: string, value: number, most?: number) =>
    figure("Weight of pages, gzip", type, measure, value, most);
  return [
    told("requests", weight.requests, budget.requests),
    told("text KB", weight.text / KB),
    told("beside text KB", (weight.all - weight.text) / KB, budget.besideText),
    told("style KB", weight.style / KB),
    told("script KB", weight.script / KB, budget.script),
    told("all KB", weight.all / KB),
  ];
}

/**
 * KB of script files for readers who open several calculators with a warm cache: each file counts once, and what stands in the pages,
 * which comes with each of them, does not. None for what was not weighed whole.
 */
export function sharedScriptFigures(weighed: ReadonlyMap<MeasuredPage, Weight>): Figure[] {
  const calculators = [...weighed].filter(([page]) => page.kind === "calculator");
  const once = (weights: readonly Weight[]) =>
    [...new Map(weights.flatMap(({ scripts }) => [...scripts])).values()].reduce((sum, bytes) => sum + bytes, 0) / KB;
  const session = SESSION.flatMap((slug) =>
    calculators.filter(([{ path }]) => path.endsWith(`/${slug}/`)).map(([, weight]) => weight),
  );
  if (session.length < SESSION.length) return [];
  const told = (of: string, value: number, most?: number) =>
    figure("Script files of several calculators, gzip", of, "KB", value, most);
  return [
    told(`a session at the table: ${SESSION.join(", ")}`, once(session), WHOLE.sessionKB),
    told(`all ${calculators.length} weighed`, once(calculators.map(([, weight]) => weight))),
  ];
}

/** Lighthouse's numbers for a page, by measure, one for each run. */
export type Readings = ReadonlyMap<string, readonly number[]>;

export const LCP = "LCP s";
export const TBT = "TBT ms";
export const CLS = "CLS";
/** The categories that want full marks; performance has budgets of its own. */
export const FULL_MARKS = { accessibility: "accessibility", "best-practices": "best practices", seo: "SEO" };

/** The medians of what Lighthouse measured, and beside each page's LCP what share it is of Starlight's, which has to be among the pages. */
export function lighthouseFigures(read: ReadonlyMap<MeasuredPage, Readings>): Figure[] {
  const reference = median(read.get(REFERENCE)!.get(LCP)!);
  return [...read].flatMap(([{ kind, type }, readings]) => {
    const own = kind !== "starlight";
    const { lcp, tbt } = BUDGETS[kind];
    return [...readings].flatMap(([measure, values]) => {
      const told = figure("Lighthouse, mobile", type, measure, median(values), measure === TBT ? tbt : undefined);
      if (measure === LCP) {
        const share = figure(told.table, type, `LCP ÷ ${REFERENCE.type}`, told.value / reference, lcp);
        return [told, share];
      }
      if (own && measure === CLS) return [{ ...told, most: 0 }];
      if (own && Object.values(FULL_MARKS).includes(measure)) return [{ ...told, least: 100 }];
      return [told];
    });
  });
}
