/**
 * Looks up the deciding lines of a rule: the sentences that say what the rule does. The build takes them from the quick
 * reference (deciding-lines.ts).
 */
import type { Book } from "../../../src/game/scenario.ts";

/**
 * Sentences, with citations of other rules in brackets, by the id of the rule, or by id and book if only this book has them: "D7.31",
 * "D7.31 asl".
 */
export type DecidingLines = Readonly<Record<string, string>>;

/** A part of a line: text, or a rule that is cited. */
export type LinePiece = { readonly text: string; readonly rule?: string | undefined };

/** Returns what a rule does in a book: the sentences of both books, then those of this book alone. Empty if the lines lack the rule. */
export const decidingLine = (lines: DecidingLines, rule: string, book: Book): LinePiece[] =>
  [lines[rule], lines[`${rule} ${book}`]]
    .filter(Boolean)
    .join(" ")
    .replace("。 ", "。")
    .split(/[[\]]/)
    .flatMap((text, i) => (text && text !== rule ? [{ text, ...(i % 2 && { rule: text }) }] : []));
