/** Functions that escape text, so that forums and editors do not parse it as markup. */

/** Escapes inline Markdown, and text that would automatically become a link ("www.", "://"). */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&~@]|(?<=www)\.|:(?=\/\/)/gi, "\\$&");
}

/**
 * Escapes BBCode. An invisible word joiner is added after each bracket that could open a tag. Forums have no escape
 * character in common.
 */
export function escapeBBCode(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, "[\u2060");
}
