/**
 * Looks up the deciding lines of a rule: the sentences that say what the rule does. The build takes them from the quick
 * reference (deciding-lines.ts).
 */
import type { Book } from "../../../src/game/scenario.ts";

/**
 * The deciding lines of all rules, with citations in brackets. The key is the id of the rule ("D7.31"). Sentences that
 * only one book has are under the id and the book ("D7.31 asl").
 */
export type DecidingLines = Readonly<Record<string, string>>;

/** A part of a deciding line: text, or a citation (with the id of the cited rule as `rule`). */
export type LinePiece = { readonly text: string; readonly rule?: string | undefined };

/**
 * Returns what a rule does in a book: the rule's sentences for both books, then its sentences for this book alone.
 * Empty if `lines` has no sentence about the rule.
 */
export const decidingLine = (lines: DecidingLines, rule: string, book: Book): LinePiece[] =>
  [lines[rule], lines[`${rule} ${book}`]]
    .filter(Boolean)
    .join(" ")
    .replace("。 ", "。")
    .split(/[[\]]/)
    .flatMap((text, i) => (text && text !== rule ? [{ text, ...(i % 2 && { rule: text }) }] : []));
