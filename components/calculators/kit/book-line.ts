/**
 * The line below a calculator's main results. It names the book (ASL or SL), and says whether the other book's result
 * differs.
 */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import { answerText } from "./answer-text.ts";
import type { Result } from "./copy.ts";
import type { AnyDefinition } from "./define-calculator.ts";
import type { Say } from "./words.ts";

/** A calculator's state and result, with its UI texts and the island's props. */
interface Answered {
  t: Say;
  // biome-ignore lint/suspicious/noExplicitAny: the fields differ between calculators.
  state: any;
  given: unknown;
  /** The result that the calculator's `find` returns for the state. */
  found: unknown;
}

/** Returns the results that can differ between the books, as text. By default this is the first main result. */
function figuresOf({ books, answers }: AnyDefinition, { t, state, given, found }: Answered): string {
  const texts: readonly string[] =
    books?.figures?.(t, found, state) ??
    answers(t, state, found, given)
      .slice(0, 1)
      .map((answer) => answerText(t, answer));
  return texts.filter(Boolean).join("\u00a0· ");
}

const otherThan = (book: Book): Book => BOOKS.find((one) => one !== book)!;

/**
 * Returns the line that names the book of the results. It says whether the other book's result is the same, differs, or
 * is unknown. Returns "" if there is no result yet.
 *
 * @throws Error if the calculator has neither a field `book` nor a function `books.only`
 */
export function bookLine(definition: AnyDefinition, answered: Answered): string {
  const { t, state, given, found } = answered;
  if (definition.books?.hasFigure?.(state, found) === false) return "";
  const line = (key: "same" | "unknown" | "differ", book: Book, answer = "") =>
    t(`figures.${key}`, { book: t(`figures.book.${book}`), other: t(`figures.book.${otherThan(book)}`), answer });
  const only = definition.books?.only?.(state);
  if (only?.book === "italian") return t("figures.italian");
  if (only) return only.other === "none" ? line("differ", only.book, t("figures.none")) : line(only.other, only.book);
  const { book } = state;
  if (!BOOKS.includes(book)) throw new Error("a calculator without a field book needs books.only");
  if (definition.books?.isUnknown?.({ ...state, book: "asl" })) return line("unknown", "sl");
  const otherState = { ...state, book: otherThan(book) };
  const other = figuresOf(definition, { ...answered, state: otherState, found: definition.find(otherState, given) });
  return other === figuresOf(definition, answered) ? line("same", book) : line("differ", book, other);
}

/** Returns the result with the line about the book added, if there is one. */
export const withBookLine = (result: Result, line: string): Result => ({
  ...result,
  lines: line ? [...result.lines, { text: line }] : result.lines,
});
