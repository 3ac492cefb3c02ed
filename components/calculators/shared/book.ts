/** Defines the field for the book (ASL or Squad Leader), shared by all calculators with figures of both books. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import { type OneOf, oneOf, remembered } from "../kit/fields.ts";

/** The book of a first visit. BOOK_SWITCH (components/layout/inline-scripts.ts) repeats this value. */
export const FIRST_BOOK: Book = "asl";

/** Creates the field for the book, remembered across calculators. `start` is the book of links that omit this field. */
export const bookField = (start: Book = "sl"): OneOf<Book> => ({
  ...remembered("book", oneOf(BOOKS, start)),
  first: FIRST_BOOK,
});
