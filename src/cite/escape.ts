/** Keeps the marks of a format out of the words: what a reader copies must say what the page says, and do nothing else. */

/** Markdown: every character that could be markup in a line, and what would become a link by itself with the marks behind it. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&~@]|(?<=www)\.|:(?=\/\/)/gi, "\\$&");
}

/**
 * BBCode has no escape that all forums know. A word joiner, which nobody sees, stands behind a bracket that could open a tag.
 */
export function escapeBBCode(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, "[\u2060");
}

const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };

/** HTML, in text and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"]/g, (mark) => ENTITIES[mark]!);
}
