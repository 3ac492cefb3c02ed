/**
 * The books in reading order, by the chapter letters that their ids begin with: F12.32, D-fn17, It-V8. Scripts in the
 * browser load this file, so the rest stands in content/books.yaml, which is checked against it.
 */
export const BOOK_OF_CHAPTER = { F: "asl", D: "sl", It: "italian" } as const;

export type Chapter = keyof typeof BOOK_OF_CHAPTER;
export type BookId = (typeof BOOK_OF_CHAPTER)[Chapter];

/** The ids of the books, in reading order. */
export const BOOK_IDS: readonly BookId[] = Object.values(BOOK_OF_CHAPTER);
