import { type Block, type Formatter, listLines, prefixed, wordsOf } from "./citation.ts";

function block(b: Block): string {
  switch (b.kind) {
    case "paragraph":
      return wordsOf(b.of);
    case "list":
      return listLines(b, (item) => item.map(block).join("\n"));
    case "aside":
      return prefixed([b.label, ...b.of.map(block)].join("\n"), "    ");
    case "table":
      return [wordsOf(b.caption), ...[b.head, ...b.rows].map((row) => row.join(" | ")), ...b.notes.map(wordsOf)]
        .filter(Boolean)
        .join("\n");
  }
}

/**
 * Formats a citation as plain text. Examples and notes are indented. Tables have no padding, because in most fonts the
 * columns would not be aligned anyway.
 */
export const formatPlain: Formatter = ({ parts, id, title, url, site }) =>
  [...parts.flatMap((p) => p.blocks.map(block)), `— ${id} ${title}, ${url} (${site})`].join("\n\n");
