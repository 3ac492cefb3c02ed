/** Formats a result and its derivation as text, Markdown or BBCode. */
import { escapeBBCode, escapeMarkdown } from "../../../src/cite/escape.ts";
import { type Book, ruleIn, ruleLabel } from "../../../src/game/scenario.ts";
import { plainSpaces } from "../../../src/rules/no-break.ts";

export interface ResultLine {
  text: string;
  rule?: string | undefined;
  /** The note on the line's rule: its anchor ("D6.4-note-1") and its link text. */
  note?: { anchor: string; text: string };
  /** Whether the line is marked as met or as not met. Undefined: no mark. */
  holds?: boolean;
}

export interface Result {
  title: string;
  lines: readonly ResultLine[];
}

export const FORMATS = ["text", "markdown", "bbcode"] as const;
export type Format = (typeof FORMATS)[number];

/** How each format escapes text, writes links and begins list items. */
const MARKUP = {
  text: { escaped: (text: string) => text, link: (name: string, _url: string) => `[${name}]`, item: "- " },
  markdown: { escaped: escapeMarkdown, link: (name: string, url: string) => `[${name}](${url})`, item: "- " },
  bbcode: { escaped: escapeBBCode, link: (name: string, url: string) => `[url=${url}]${name}[/url]`, item: "[*]" },
} satisfies Record<Format, unknown>;

/**
 * Formats a result with the rule numbers of `book`. `url` links to the result. `ruleUrl` returns the URL of a rule's
 * page.
 */
export function formatResult(
  { title, lines }: Result,
  url: string,
  format: Format,
  ruleUrl: (id: string) => string,
  book: Book,
): string {
  const { escaped, link, item } = MARKUP[format];
  const ruleLink = (rule: string) => ` ${link(ruleLabel(book, rule), ruleUrl(ruleIn(book, rule)))}`;
  const items = lines.map(({ text, rule }) => item + escaped(text) + (rule ? ruleLink(rule) : ""));
  const linked = link(escaped(title), url);
  const written = {
    text: [title, ...items, url],
    markdown: [`**${linked}**`, "", ...items],
    bbcode: [`[b]${linked}[/b]`, "[list]", ...items, "[/list]"],
  };
  return plainSpaces(written[format].join("\n"));
}
