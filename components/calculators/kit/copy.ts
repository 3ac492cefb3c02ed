/** A result with its derivation, as text to paste: plain, Markdown, BBCode. */
import { escapeBBCode, escapeMarkdown } from "../../../src/cite/escape.ts";

export interface ResultLine {
  text: string;
  /** The rule that the line comes from. */
  rule?: string | undefined;
  /** The note on that rule which decides, by its anchor ("D6.4-note-1"), and what its link says. */
  note?: { anchor: string; text: string };
  /** Whether the condition holds that the line states. */
  holds?: boolean;
}

export interface Result {
  title: string;
  lines: readonly ResultLine[];
}

export const FORMATS = ["text", "markdown", "bbcode"] as const;
export type Format = (typeof FORMATS)[number];

/** How each format writes letters that it would take for marks of its own, a link, and the beginning of a list's item. */
const MARKUP = {
  text: { escaped: (text: string) => text, link: (name: string, _url: string) => `[${name}]`, item: "- " },
  markdown: { escaped: escapeMarkdown, link: (name: string, url: string) => `[${name}](${url})`, item: "- " },
  bbcode: { escaped: escapeBBCode, link: (name: string, url: string) => `[url=${url}]${name}[/url]`, item: "[*]" },
} satisfies Record<Format, unknown>;

/** Writes a result as text to paste. `url`: the address that shows the same result; `ruleUrl` gives that of a rule. */
export function formatResult(
  { title, lines }: Result,
  url: string,
  format: Format,
  ruleUrl: (id: string) => string,
): string {
  const { escaped, link, item } = MARKUP[format];
  const items = lines.map(({ text, rule }) => item + escaped(text) + (rule ? ` ${link(rule, ruleUrl(rule))}` : ""));
  const linked = link(escaped(title), url);
  const written = {
    text: [title, ...items, url],
    markdown: [`**${linked}**`, "", ...items],
    bbcode: [`[b]${linked}[/b]`, "[list]", ...items, "[/list]"],
  };
  return written[format].join("\n");
}
