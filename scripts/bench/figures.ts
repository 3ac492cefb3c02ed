/** Compares measured values with their targets, computes medians of several runs, and formats tables. */
import { markdownTable } from "markdown-table";

/** A measured value with its target, and the table cell in which it is printed. */
export interface Figure {
  table: string;
  /** The label of the table row: a page, a language, or a site. */
  of: string;
  /** The label of the table column, with the unit: "LCP s". */
  measure: string;
  value: number;
  /** The target: a maximum (`most`) or a minimum (`least`). Without a target, the value is only printed. */
  most?: number;
  least?: number;
}

/** Returns whether a value meets its target. Returns undefined if it has no target. */
export function meets({ value, most, least }: Figure): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return value <= (most ?? value) && value >= (least ?? value);
}

/**
 * Returns the median. If the number of values is even, returns the greater of the two in the middle.
 * @throws RangeError for an empty list
 */
export function median(values: readonly number[]): number {
  if (!values.length) throw new RangeError("no values");
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Combines the values of several runs: returns the median for each table, row and column. */
export function medians(figures: readonly Figure[]): Figure[] {
  const measured = Map.groupBy(figures, ({ table, of, measure }) => JSON.stringify([table, of, measure]));
  return [...measured.values()].map((runs) => ({ ...runs[0]!, value: median(runs.map(({ value }) => value)) }));
}

/** Formats numbers with up to three significant digits: 0.0123, 1.2, 12.3. Integers stay exact: 1235. */
const numbers = new Intl.NumberFormat("en", {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: "morePrecision",
  useGrouping: false,
});

/** Formats a value with its target, and marks a missed target: "12.3", "12.3 (≤ 14)", "98 (≥ 100) ✗". */
function printed(figure: Figure): string {
  const { value, most, least } = figure;
  const targets = [most === undefined ? "" : ` (≤ ${most})`, least === undefined ? "" : ` (≥ ${least})`];
  return numbers.format(value) + targets.join("") + (meets(figure) === false ? " ✗" : "");
}

/**
 * Formats values as Markdown tables. Tables, rows (`of`) and columns (`measure`) are in the order in which they first
 * occur.
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
