/** A result with its derivation, as text to paste: plain, Markdown, BBCode. */
import { escapeBBCode, escapeMarkdown } from "../../../src/cite/escape.ts";

export interface ResultLine {
  text: string;
  /** The rule that the line comes from. */
  rule?: string;
}

export interface Result {
  title: string;
  lines: readonly ResultLine[];
  /** The address that shows the same result. */
  url: string;
}

export type Format = "text" | "markdown" | "bbcode";

/** Writes a result as text to paste. `ruleUrl` gives the absolute address of a rule. */
export function formatResult(result: Result, format: Format, ruleUrl: (id: string) => string): string {
  const { title, lines, url } = result;
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
