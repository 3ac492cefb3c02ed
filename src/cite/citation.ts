/**
 * What a reader cites, free of page and format: components/cite reads it from the page, the files beside this one write it
 * out, with the helpers that several formats share.
 */

export type Inline = string | { kind: "strong" | "em"; of: Inline[] } | { kind: "link"; url: string; of: Inline[] };

export type Block =
  | { kind: "paragraph"; of: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  /** An example, a note or the words for a drawing, under its name. */
  | { kind: "aside"; label: string; of: Block[] }
  | { kind: "table"; caption: Inline[]; head: string[]; rows: string[][]; notes: Inline[][] };

export interface Citation {
  /** One language after the other. */
  parts: { language: string; blocks: Block[] }[];
  /** "F12.32" */
  id: string;
  title: string;
  /** The address that shows the same, absolute. */
  url: string;
  /** Name and version of the site: "Khamsin 0.5.0" */
  site: string;
}

/** Writes a citation out in one format, ending with rule, title, address and version. */
export type Formatter = (citation: Citation) => string;

/** The words of a line without its marks. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((i) => (typeof i === "string" ? i : wordsOf(i.of))).join("");
}

/** The lines of a text, each with something before it; the first can differ, as at a list's bullet. */
export function prefixed(text: string, rest: string, first = rest): string {
  return text
    .split("\n")
    .map((line, i) => ((i ? rest : first) + line).trimEnd())
    .join("\n");
}

/** The items of a list as lines, each behind its number or a hyphen; `write` gives an item's text. */
export function listLines(list: Extract<Block, { kind: "list" }>, write: (item: Block[]) => string): string {
  return list.items
    .map((item, i) => {
      const mark = list.ordered ? `${i + 1}. ` : "- ";
      return prefixed(write(item), " ".repeat(mark.length), mark);
    })
    .join("\n");
}

/** Characters that are two columns wide in fixed-width type. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** A table as lines for fixed-width type: its columns stand under each other, a rule parts its head from its rows. */
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
