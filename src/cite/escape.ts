/** Escape functions: copied text must read as on the page and must not act as markup. */

/** Escapes inline Markdown, and text that would become a link automatically ("www.", "://"). */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&~@]|(?<=www)\.|:(?=\/\/)/gi, "\\$&");
}

/** Escapes BBCode. Its forums share no escape character, so an invisible word joiner goes after each bracket that could open a tag. */
export function escapeBBCode(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, "[\u2060");
}
