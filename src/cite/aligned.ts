/** Characters that take the width of two where all are set alike. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** A table as lines in which the columns stand under each other, its head ruled off. For fixed-width type. */
export function alignedTable(head: readonly string[], rows: readonly string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ""))));
  const line = (row: readonly string[]) =>
    widths
      .map((width, i) => (row[i] ?? "") + " ".repeat(width - widthOf(row[i] ?? "")))
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((w) => "-".repeat(w))), ...rows.map(line)].join("\n");
}
