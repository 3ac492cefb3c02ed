/**
 * The data of a citation: text of a rule that a user copies. components/cite reads the data from a page. The other
 * files in this folder format it as Markdown, BBCode and so on.
 */

export type Inline = string | { kind: "strong" | "em"; of: Inline[] } | { kind: "link"; url: string; of: Inline[] };

export type Block =
  | { kind: "paragraph"; of: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  /** An example or a note. `label` is its heading. */
  | { kind: "aside"; label: string; of: Block[] }
  | { kind: "table"; caption: Inline[]; head: string[]; rows: string[][]; notes: Inline[][] };

export interface Citation {
  /** The cited text, once per language. */
  parts: { language: string; blocks: Block[] }[];
  /** The id of the rule: "F12.32". */
  id: string;
  title: string;
  /**
   * The absolute URL of the cited text. Its query contains the day of the citation (`as=2026-11-26`), so that the page
   * can show later changes.
   */
  url: string;
  /** The site's name and version: "Khamsin 0.5.0". */
  site: string;
}

/** Formats a citation. The text ends with rule id, title, URL, and the site's name and version. */
export type Formatter = (citation: Citation) => string;

/** Returns the text of inline elements without markup. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((i) => (typeof i === "string" ? i : wordsOf(i.of))).join("");
}

/**
 * Adds a prefix to each line of a text: `first` to the first line, `rest` to all others. In a list item, for example,
 * `first` is "- " and `rest` is two spaces.
 */
export function prefixed(text: string, rest: string, first = rest): string {
  return text
    .split("\n")
    .map((line, i) => ((i ? rest : first) + line).trimEnd())
    .join("\n");
}

/** Formats a list as lines. Each item begins with its number or a hyphen. `write` formats the content of an item. */
export function listLines(list: Extract<Block, { kind: "list" }>, write: (item: Block[]) => string): string {
  return list.items
    .map((item, i) => {
      const mark = list.ordered ? `${i + 1}. ` : "- ";
      return prefixed(write(item), " ".repeat(mark.length), mark);
    })
    .join("\n");
}

/** Matches characters that are two columns wide in fixed-width fonts, such as kanji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** Formats a table for fixed-width fonts, with aligned columns and a line of hyphens below the header row. */
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
