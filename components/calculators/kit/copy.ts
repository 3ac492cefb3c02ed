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

/** Writes a result as text to paste. `url`: the address that shows the same result; `ruleUrl` gives that of a rule. */
export function formatResult(
  { title, lines }: Result,
  url: string,
  format: Format,
  ruleUrl: (id: string) => string,
): string {
  const cited = (line: ResultLine): string => {
    if (format === "text") return line.rule ? `${line.text} [${line.rule}]` : line.text;
    if (format === "markdown")
      return escapeMarkdown(line.text) + (line.rule ? ` [${line.rule}](${ruleUrl(line.rule)})` : "");
    return escapeBBCode(line.text) + (line.rule ? ` [url=${ruleUrl(line.rule)}]${line.rule}[/url]` : "");
  };
  const body = lines.map(cited);
  if (format === "text") return [title, ...body.map((l) => `- ${l}`), url].join("\n");
  if (format === "markdown")
    return [`**[${escapeMarkdown(title)}](${url})**`, "", ...body.map((l) => `- ${l}`)].join("\n");
  return [`[b][url=${url}]${escapeBBCode(title)}[/url][/b]`, "[list]", ...body.map((l) => `[*]${l}`), "[/list]"].join(
    "\n",
  );
}
