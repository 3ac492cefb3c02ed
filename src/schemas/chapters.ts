/**
 * The ids of the books in reading order, by the chapter letters of the books' rules: F12.32, D-fn17, It-V8. This file
 * is small, because browser scripts load it. Everything else about books is in content/books.yaml, under the same ids.
 */
export const BOOK_OF_CHAPTER = { F: "asl", D: "sl", It: "italian" } as const;

export type Chapter = keyof typeof BOOK_OF_CHAPTER;
export type BookId = (typeof BOOK_OF_CHAPTER)[Chapter];

/** The ids of the books, in reading order. */
export const BOOK_IDS: readonly BookId[] = Object.values(BOOK_OF_CHAPTER);
