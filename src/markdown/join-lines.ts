const CJK = "[\\u3000-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef]";
const BESIDE_JAPANESE = new RegExp(`(?<=${CJK})\\n|\\n(?=${CJK})`, "g");

/**
 * Joins the lines of a paragraph with spaces, as Markdown does. Next to Japanese text, joins them without a space,
 * because Japanese has no spaces between words.
 */
export function joinLines(text: string): string {
  return text.replace(BESIDE_JAPANESE, "").replaceAll("\n", " ");
}
