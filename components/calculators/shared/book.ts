/** The book whose figures a calculator uses, shared by all calculators that have both. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { ResultLine } from "../kit/copy.ts";
import { type OneOf, oneOf, remembered } from "../kit/fields.ts";
import type { Say } from "../kit/words.ts";

/** The field of the book, remembered across calculators. `start` is the meaning of old addresses without it. */
export const bookField = (start: Book = "sl"): OneOf<Book> => remembered("book", oneOf(BOOKS, start));

/** The limits of ASL's figures, if ASL is chosen. */
export const bookHint = (t: Say<"bookAsl">, book: Book): string | undefined =>
  book === "asl" ? t("bookAsl") : undefined;

/** Names the book and the other book's answer if the two differ; otherwise returns no lines. */
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
