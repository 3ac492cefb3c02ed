/**
 * Looks up the "deciding line" of a rule: sentences that say what the rule does. The build takes these sentences from
 * the quick reference (deciding-lines.ts).
 */
import type { Book } from "../../../src/game/scenario.ts";

/**
 * The deciding line of each rule, by the rule's id: "D7.31". Sentences that only one book has are under a separate key:
 * "D7.31 asl". Cited rules are in brackets: "Both [D4.51]."
 */
export type DecidingLines = Readonly<Record<string, string>>;

/** A text or a citation in a deciding line. For a citation, `rule` is the id of the cited rule. */
export type LinePiece = { readonly text: string; readonly rule?: string | undefined };

/**
 * Returns the deciding line of a rule as texts and citations. Sentences for both books come first, then those for
 * `book` alone. Returns `[]` if there are no sentences.
 */
export const decidingLine = (lines: DecidingLines, rule: string, book: Book): LinePiece[] =>
  [lines[rule], lines[`${rule} ${book}`]]
    .filter(Boolean)
    .join(" ")
    .replace("。 ", "。")
    .split(/[[\]]/)
    .flatMap((text, i) => (text && text !== rule ? [{ text, ...(i % 2 && { rule: text }) }] : []));
