import { alignedTable, type Block, type Formatter, type Inline, prefixed, wordsOf } from "./citation.ts";
import { escapeBBCode } from "./escape.ts";

/** What differs between forums. */
interface Dialect {
  quote: string;
  /** A block of fixed-width type. */
  fixed: string;
  /** Whether it has lists; else items are written as lines with a bullet. */
  lists: boolean;
  /** Escapes what the forum would take for markup. */
  safe: (text: string) => string;
}

/** A formatter for one kind of forum. */
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

/** BBCode as phpBB and XenForo read it. As neither has tables of its own, a table is set in fixed-width type. */
export const formatBBCode = forumFormatter({ quote: "quote", fixed: "code", lists: true, safe: escapeBBCode });

/**
 * BoardGameGeek's markup: `[q]` for a quotation, `[c]` for fixed-width type, no lists and no tables. It drops everything
 * behind a `<` that no space follows.
 */
export const formatBgg = forumFormatter({
  quote: "q",
  fixed: "c",
  lists: false,
  safe: (text) => escapeBBCode(text).replace(/<(?!\s)/g, "< "),
});
