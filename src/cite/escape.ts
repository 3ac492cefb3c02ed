/** Escapes the marks of a format, so that what a reader copies says what the page says and does nothing else. */

/** Markdown: escapes every character that could be markup within a line, and what would turn into a link by itself. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&~@]|(?<=www)\.|:(?=\/\/)/gi, "\\$&");
}

/** BBCode has no escape that all forums know: puts a word joiner, which nobody sees, behind a bracket that could open a tag. */
export function escapeBBCode(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, "[\u2060");
}
