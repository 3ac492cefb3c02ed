/** Escape functions, which keep copied text from being parsed as markup. */

/** Escapes inline Markdown, and text that would automatically become a link ("www.", "://"). */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&~@]|(?<=www)\.|:(?=\/\/)/gi, "\\$&");
}

/**
 * Escapes BBCode. There is no escape character that all forums support, so an invisible word joiner is added after each
 * bracket that could open a tag.
 */
export function escapeBBCode(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, "[\u2060");
}
