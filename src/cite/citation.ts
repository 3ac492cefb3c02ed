/** What a reader cites, free of page and format: read from the page by components/cite, written out by the files beside this one. */

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
