/** Defines the field for the book (ASL or Squad Leader), shared by all calculators with figures of both books. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import { FIRST_BOOK } from "../kit/book-switch.ts";
import { type OneOf, oneOf, remembered } from "../kit/fields.ts";

/** Creates the field for the book, remembered across calculators. `start` is the book of links that omit this field. */
export const bookField = (start: Book = "sl"): OneOf<Book> => ({
  ...remembered("book", oneOf(BOOKS, start)),
  first: FIRST_BOOK,
});
