/** What the measurements hand over, and how it is printed. */
import { markdownTable } from "markdown-table";

/** One measured number. */
export interface Figure {
  /** The table that it stands in. */
  table: string;
  /** Its row: a page, a language, a site. */
  of: string;
  /** Its column, unit included. */
  measure: string;
  value: number;
  /** The target: at most, at least. Neither is set where the number is only told. */
  most?: number;
  least?: number;
}

/** Whether a figure meets its target; undefined if it has none. */
export function meets({ value, most, least }: Figure): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return value <= (most ?? value) && value >= (least ?? value);
}

/** The middle of some numbers; of an even count the upper of the two in the middle. @throws RangeError for none */
export function median(values: readonly number[]): number {
  if (!values.length) throw new RangeError("no values");
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** One figure for each table, row and column: the median of what several runs have measured for it. */
export function medians(figures: readonly Figure[]): Figure[] {
  const measured = Map.groupBy(figures, ({ table, of, measure }) => JSON.stringify([table, of, measure]));
  return [...measured.values()].map((runs) => ({ ...runs[0]!, value: median(runs.map(({ value }) => value)) }));
}

/** Whole numbers as they are, others with three digits that count: 0.0123, 1.2, 12.3, 1235. */
const numbers = new Intl.NumberFormat("en", {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: "morePrecision",
  useGrouping: false,
});

/** A figure with its target, and with a mark if it misses that: "12.3", "12.3 (≤ 14)", "98 (≥ 100) ✗". */
function printed(figure: Figure): string {
  const { value, most, least } = figure;
  const targets = [most === undefined ? "" : ` (≤ ${most})`, least === undefined ? "" : ` (≥ ${least})`];
  return numbers.format(value) + targets.join("") + (meets(figure) === false ? " ✗" : "");
}

/**
 * The figures as Markdown: a table for each `table`, a row for each `of`, a column for each `measure`, in the order in which they
 * first come.
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
