/** The field for the book (ASL or Squad Leader), shared by all calculators for which users choose the book. */
import { BOOKS, type Book } from "../../../src/game/scenario.ts";
import { FIRST_BOOK } from "../kit/book-switch.ts";
import { type OneOf, oneOf, remembered } from "../kit/fields.ts";

/**
 * Creates the field for the book. All calculators share the remembered book. `start`: the book of a link that does not
 * name one.
 */
export const bookField = (start: Book = "sl"): OneOf<Book> => ({
  ...remembered("book", oneOf(BOOKS, start)),
  first: FIRST_BOOK,
});
