/** The choice between SL and ASL, shared by all calculators with figures of both books. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { ResultLine } from "../kit/copy.ts";
import { type OneOf, oneOf, remembered } from "../kit/fields.ts";
import type { Say } from "../kit/words.ts";

/**
 * Creates the field for the book, remembered across calculators. `start` is the book of a link that has no value for this field.
 */
export const bookField = (start: Book = "sl"): OneOf<Book> => remembered("book", oneOf(BOOKS, start));

/** Returns the hint about the limits of the figures for ASL, or undefined if ASL is not chosen. */
export const bookHint = (t: Say<"bookAsl">, book: Book): string | undefined =>
  book === "asl" ? t("bookAsl") : undefined;

/**
 * Returns a line that names both books, with the result by the book that is not chosen (`book` is the chosen book).
 * Returns no line if both books give the same result.
 */
export function bookLines(
  t: Say<"bookLine" | "colon" | `book.${Book}`>,
  book: Book,
  answerBy: (book: Book) => Answer,
): ResultLine[] {
  const other = book === "sl" ? "asl" : "sl";
  const answer = answerText(t, answerBy(other));
  if (answer === answerText(t, answerBy(book))) return [];
  return [{ text: t("bookLine", { book: t(`book.${book}`), other: t(`book.${other}`), answer }) }];
}
