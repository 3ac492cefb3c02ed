/** What the measurements hand over, and how it is printed: a Markdown table per kind of thing, with target, value and verdict. */

/** One measured number. */
export interface Figure {
  /** The table that it stands in. */
  table: string;
  /** Its row: a page, a calculator, a size of rulebook. */
  of: string;
  /** Its column, unit included. */
  measure: string;
  value: number;
  /** The target: at most, at least. Neither where the number is only told. */
  most?: number;
  least?: number;
}

/** Whether a figure meets its target; undefined if it has none. */
export function meets({ value, most, least }: Figure): boolean | undefined {
  if (most === undefined && least === undefined) return undefined;
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}

/** The middle of some numbers; of an even count the upper of the two in the middle. @throws RangeError for none */
export function median(values: readonly number[]): number {
  if (!values.length) throw new RangeError("no values");
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/** Three digits that count: 0.012, 1.2, 12.3, 1234. */
const printed = (value: number): string =>
  Number.isInteger(value)
    ? String(value)
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : String(Number(value.toPrecision(3)));

const target = ({ most, least }: Pick<Figure, "most" | "least">) =>
  [least === undefined ? "" : `≥ ${printed(least)}`, most === undefined ? "" : `≤ ${printed(most)}`]
    .filter(Boolean)
    .join(" ");

/**
 * The figures as Markdown: a table for each `table`, a row for each `of`, a column for each `measure`, in the order in
 * which they first come. A column's target stands in its head where all its rows share one, else in the cell; what
 * misses its target is marked, and the last column says whether the whole row meets all of them.
 */
export function asMarkdown(figures: readonly Figure[]): string {
  const parts: string[] = [];
  for (const name of new Set(figures.map((f) => f.table))) {
    const held = figures.filter((f) => f.table === name);
    const columns = [...new Set(held.map((f) => f.measure))].map((measure) => {
      const targets = new Set(
        held
          .filter((f) => f.measure === measure)
          .map(target)
          .filter(Boolean),
      );
      return { measure, shared: targets.size === 1 ? [...targets][0]! : "" };
    });
    const judged = held.some((f) => meets(f) !== undefined);
    const rows = [...new Set(held.map((f) => f.of))].map((of) => {
      const own = held.filter((f) => f.of === of);
      const cells = columns.map(({ measure, shared }) => {
        const figure = own.find((f) => f.measure === measure);
        if (!figure) return "";
        const apart = target(figure) && !shared ? ` (${target(figure)})` : "";
        return `${printed(figure.value)}${apart}${meets(figure) === false ? " ✗" : ""}`;
      });
      const verdicts = own.map(meets).filter((v) => v !== undefined);
      const verdict = verdicts.length ? (verdicts.every(Boolean) ? "pass" : "FAIL") : "";
      return [of, ...cells, ...(judged ? [verdict] : [])];
    });
    const head = ["", ...columns.map((c) => c.measure), ...(judged ? [""] : [])];
    const targets = columns.some((c) => c.shared)
      ? [["target", ...columns.map((c) => c.shared), ""].slice(0, head.length)]
      : [];
    const grid = [head, ...targets, ...rows];
    const width = head.map((_, i) => Math.max(3, ...grid.map((row) => row[i]!.length)));
    const line = (row: string[]) =>
      `| ${row.map((cell, i) => (i ? cell.padStart(width[i]!) : cell.padEnd(width[i]!))).join(" | ")} |`;
    const rule = `|${width.map((w, i) => (i ? `${"-".repeat(w + 1)}:` : "-".repeat(w + 2))).join("|")}|`;
    parts.push(`## ${name}\n\n${[line(head), rule, ...[...targets, ...rows].map(line)].join("\n")}\n`);
  }
  return parts.join("\n");
}
