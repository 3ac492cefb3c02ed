/** Compares measured figures with their targets, takes medians of several runs, and formats figures as tables. */
import { markdownTable } from "markdown-table";

/** A measured value, with its place in the tables and its target. */
export interface Figure {
  table: string;
  /** The row: a page, a language, or a site. */
  of: string;
  /** The column, with the unit. */
  measure: string;
  value: number;
  /** The target is a maximum (`most`) or a minimum (`least`). A value without a target is for information only. */
  most?: number;
  least?: number;
}

/** Returns whether a figure meets its target, or undefined if it has none. */
export function meets({ value, most, least }: Figure): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return value <= (most ?? value) && value >= (least ?? value);
}

/**
 * Returns the median; for an even number of values, the greater of the two in the middle. @throws RangeError for an
 * empty list
 */
export function median(values: readonly number[]): number {
  if (!values.length) throw new RangeError("no values");
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Reduces the figures of several runs to one figure per table, row and column, with the median of the values. */
export function medians(figures: readonly Figure[]): Figure[] {
  const measured = Map.groupBy(figures, ({ table, of, measure }) => JSON.stringify([table, of, measure]));
  return [...measured.values()].map((runs) => ({ ...runs[0]!, value: median(runs.map(({ value }) => value)) }));
}

/** Formats integers in full and other numbers with three significant digits: 0.0123, 1.2, 12.3, 1235. */
const numbers = new Intl.NumberFormat("en", {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: "morePrecision",
  useGrouping: false,
});

/** Formats a figure with its target, and a mark if it misses the target: "12.3", "12.3 (≤ 14)", "98 (≥ 100) ✗". */
function printed(figure: Figure): string {
  const { value, most, least } = figure;
  const targets = [most === undefined ? "" : ` (≤ ${most})`, least === undefined ? "" : ` (≥ ${least})`];
  return numbers.format(value) + targets.join("") + (meets(figure) === false ? " ✗" : "");
}

/**
 * Formats figures as Markdown: a table per `table`, a row per `of`, a column per `measure`, in order of first
 * occurrence.
 */
export function asMarkdown(figures: readonly Figure[]): string {
  const tables = [...Map.groupBy(figures, ({ table }) => table)].map(([name, held]) => {
    const measures = [...new Set(held.map(({ measure }) => measure))];
    const rows = [...Map.groupBy(held, ({ of }) => of)].map(([of, own]) => {
      const cells = measures.map((measure) => own.find((figure) => figure.measure === measure));
      return [of, ...cells.map((figure) => (figure ? printed(figure) : ""))];
    });
    const align = ["", ...measures.map(() => "right")];
    return `## ${name}\n\n${markdownTable([["", ...measures], ...rows], { align })}\n`;
  });
  return tables.join("\n");
}
