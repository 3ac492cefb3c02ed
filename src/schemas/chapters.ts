/**
 * The ids of the books in reading order. The key is the chapter: the letters with which the rule ids of the book begin
 * (F12.32, D-fn17, It-V8). Everything else about books is in content/books.yaml. This file is small, because browser
 * scripts load it.
 */
export const BOOK_OF_CHAPTER = { F: "asl", D: "sl", It: "italian" } as const;

export type Chapter = keyof typeof BOOK_OF_CHAPTER;
export type BookId = (typeof BOOK_OF_CHAPTER)[Chapter];

/** The ids of the books, in reading order. */
export const BOOK_IDS: readonly BookId[] = Object.values(BOOK_OF_CHAPTER);
