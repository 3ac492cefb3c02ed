import { alignedTable, type Block, type Formatter, type Inline, prefixed, wordsOf } from "./citation.ts";
import { escapeBBCode } from "./escape.ts";

/** The differences between the forums: tag names, support of lists, and escaping. */
interface Dialect {
  quote: string;
  fixed: string;
  /** Whether the forum supports list tags. Otherwise each item is a line with a bullet or number. */
  lists: boolean;
  /** Escapes characters that the forum would parse as markup. */
  safe: (text: string) => string;
}

/** Creates the formatter for one kind of forum. */
function forumFormatter({ quote, fixed, lists, safe }: Dialect): Formatter {
  const bold = (text: string) => `[b]${safe(text)}[/b]`;
  const line = (inlines: readonly Inline[]): string =>
    inlines
      .map((i) => {
        if (typeof i === "string") return safe(i);
        if (i.kind === "link") return `[url=${i.url}]${line(i.of)}[/url]`;
        const tag = i.kind === "strong" ? "b" : "i";
        return `[${tag}]${line(i.of)}[/${tag}]`;
      })
      .join("");
  const block = (b: Block): string => {
    switch (b.kind) {
      case "paragraph":
        return line(b.of);
      case "list": {
        const items = b.items.map((item) => item.map(block).join("\n"));
        if (lists) return [b.ordered ? "[list=1]" : "[list]", ...items.map((i) => `[*]${i}`), "[/list]"].join("\n");
        return items.map((i, n) => prefixed(i, "   ", b.ordered ? `${n + 1}. ` : "• ")).join("\n");
      }
      case "aside":
        return `[${quote}]${[bold(b.label), ...b.of.map(block)].join("\n")}[/${quote}]`;
      case "table": {
        const caption = wordsOf(b.caption);
        const table = `[${fixed}]${safe(alignedTable(b.head, b.rows))}[/${fixed}]`;
        return [...(caption ? [bold(caption)] : []), table, ...b.notes.map(line)].join("\n");
      }
    }
  };
  return ({ parts, id, title, url, site }) => {
    const body = parts.flatMap((p) => p.blocks.map(block)).join("\n\n");
    return `[${quote}]${body}[/${quote}]\n— [url=${url}]${safe(`${id} ${title}`)}[/url], ${safe(site)}`;
  };
}

/**
 * Formats a citation as BBCode for phpBB and XenForo. Their BBCode has no tables, so tables are aligned with spaces.
 */
export const formatBBCode = forumFormatter({ quote: "quote", fixed: "code", lists: true, safe: escapeBBCode });

/**
 * Formats a citation for BoardGameGeek, which has no tags for lists and tables. A space is added after each `<`,
 * because BoardGameGeek would otherwise drop all following text.
 */
export const formatBgg = forumFormatter({
  quote: "q",
  fixed: "c",
  lists: false,
  safe: (text) => escapeBBCode(text).replace(/<(?!\s)/g, "< "),
});
