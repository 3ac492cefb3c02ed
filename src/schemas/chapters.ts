/**
 * The ids of the books by chapter, in reading order. A chapter is the letters with which a book's rule ids begin:
 * F12.32, D-fn17, It-V8. In a separate file, because browser scripts load it. content/books.yaml has the other data of
 * the books.
 */
export const BOOK_OF_CHAPTER = { F: "asl", D: "sl", It: "italian" } as const;

export type Chapter = keyof typeof BOOK_OF_CHAPTER;
export type BookId = (typeof BOOK_OF_CHAPTER)[Chapter];

/** The ids of the books, in reading order. */
export const BOOK_IDS: readonly BookId[] = Object.values(BOOK_OF_CHAPTER);
