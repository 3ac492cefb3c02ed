import { type Block, type Formatter, type Inline, listLines, prefixed, wordsOf } from "./citation.ts";
import { escapeMarkdown } from "./escape.ts";

const EDGE = /^([\p{P}\p{S}\s]*)(.*?)([\p{P}\p{S}\s]*)$/su;
const WORDLIKE = /[^\p{P}\p{S}\s]/u;

/**
 * Emphasizes words: `**words**`. Punctuation at the edges may have to be moved outside: `は「**準備**」は`. Otherwise, in
 * `は**「準備」**は`, CommonMark would not parse the asterisks as markup, because they have a letter outside and punctuation
 * inside.
 */
function emphasis(mark: string, words: string, before: string, after: string): string {
  const [, opening = "", core = "", closing = ""] = EDGE.exec(words)!;
  if (!core) return escapeMarkdown(words);
  const out = WORDLIKE.test(before) || /^\s|\s$/.test(words);
  const outAfter = WORDLIKE.test(after) || /^\s|\s$/.test(words);
  const [head, start] = out ? [opening, ""] : ["", opening];
  const [end, tail] = outAfter ? ["", closing] : [closing, ""];
  return escapeMarkdown(head) + mark + escapeMarkdown(start + core + end) + mark + escapeMarkdown(tail);
}

function line(inlines: readonly Inline[]): string {
  return inlines
    .map((i, at) => {
      if (typeof i === "string") return escapeMarkdown(i);
      if (i.kind === "link") return `[${line(i.of)}](${i.url})`;
      const before = wordsOf(inlines.slice(0, at)).slice(-1);
      const after = wordsOf(inlines.slice(at + 1)).slice(0, 1);
      const mark = i.kind === "strong" ? "**" : "*";
      if (i.of.every((part) => typeof part === "string")) return emphasis(mark, wordsOf(i.of), before, after);
      // If emphasis contains a link, punctuation cannot be moved out of it. If a letter is next to such emphasis, the
      // asterisks are left out, because they might not be parsed as markup.
      return WORDLIKE.test(before + after) ? line(i.of) : mark + line(i.of) + mark;
    })
    .join("");
}

/** Formats a paragraph. Escapes a beginning that would be parsed as a list or heading. */
const paragraph = (inlines: readonly Inline[]) =>
  line(inlines)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(?:[-+](?=[\s-]|$)|#)/, "\\$&");

function block(b: Block): string {
  switch (b.kind) {
    case "paragraph":
      return paragraph(b.of);
    case "list":
      return listLines(b, (item) => item.map(block).join("\n\n"));
    case "aside":
      return prefixed([`**${escapeMarkdown(b.label)}**`, ...b.of.map(block)].join("\n\n"), "> ");
    case "table": {
      const row = (cells: readonly string[]) => `| ${cells.map((c) => escapeMarkdown(c)).join(" | ")} |`;
      const table = [row(b.head), row(b.head.map(() => "")).replaceAll("  ", " --- "), ...b.rows.map(row)].join("\n");
      const caption = wordsOf(b.caption);
      return [...(caption ? [`**${escapeMarkdown(caption)}**`] : []), table, ...b.notes.map(paragraph)].join("\n\n");
    }
  }
}

/** Formats a citation as Markdown (CommonMark with GitHub's tables): one quotation, then the source. */
export const formatMarkdown: Formatter = ({ parts, id, title, url, site }) => {
  const body = parts.flatMap((p) => p.blocks.map(block)).join("\n\n");
  return `${prefixed(body, "> ")}\n\n— [${escapeMarkdown(`${id} ${title}`)}](${url}), ${escapeMarkdown(site)}`;
};
