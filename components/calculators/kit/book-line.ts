/** The line below every answer: the book of its figures, and what the other book has. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import { answerText } from "./answer-text.ts";
import type { Result } from "./copy.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import type { Say } from "./words.ts";

/** A calculator's state with its UI texts and the other props of its page. */
interface Answered {
  t: Say;
  // biome-ignore lint/suspicious/noExplicitAny: the fields differ between calculators.
  state: any;
  given: unknown;
}

/** Returns the part of a calculator's answers that can differ between the books, as text. */
function figuresOf({ books, answers, find }: AnyDefinition, { t, state, given }: Answered): string {
  const found = find(state, given);
  const texts: readonly string[] =
    books?.figures?.(t, found, state) ??
    answers(t, state, found, given)
      .slice(0, 1)
      .map((answer) => answerText(t, answer));
  return texts.filter(Boolean).join(" · ");
}

/**
 * Returns the line on the book of a calculator's figures. The other book's figure differs, is the same as far as is known, or is not known.
 *
 * @throws Error if the calculator has neither a field `book` nor a function `books.only`
 */
export function bookLine(definition: AnyDefinition, answered: Answered): string {
  const { t, state } = answered;
  const name = (book: string) => t(`figures.book.${book}`);
  const only = definition.books?.only?.(state);
  if (only?.book === "italian") return t("figures.italian");
  const book: Book = only?.book ?? state.book;
  const other = BOOKS.find((one) => one !== book)!;
  const line = (own: Book, key: "same" | "unknown" | "differ", answer = "") =>
    t(`figures.${key}`, { book: name(own), other: name(own === book ? other : book), answer });
  if (only) return only.other === "none" ? line(book, "differ", t("figures.none")) : line(book, only.other);
  if (!BOOKS.includes(book)) throw new Error("a calculator without a field book needs books.only");
  const inBook = (one: Book) => ({ ...answered, state: { ...state, book: one } });
  if (definition.books?.isUnknown?.(inBook("asl").state)) return line("sl", "unknown");
  const answer = figuresOf(definition, inBook(other));
  return answer === figuresOf(definition, answered) ? line(book, "same") : line(book, "differ", answer);
}

/** Returns a result to copy with the line on its book. */
export const withBookLine = (result: Result, line: string): Result => ({
  ...result,
  lines: [...result.lines, { text: line }],
});
