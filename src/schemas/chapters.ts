/**
 * The books in reading order, by the chapter letters of their rules' ids: F12.32, D-fn17, It-V8. Kept small because browser scripts
 * load it; everything else about books is in content/books.yaml, whose ids must be these.
 */
export const BOOK_OF_CHAPTER = { F: "asl", D: "sl", It: "italian" } as const;

export type Chapter = keyof typeof BOOK_OF_CHAPTER;
export type BookId = (typeof BOOK_OF_CHAPTER)[Chapter];

/** The ids of the books, in reading order. */
export const BOOK_IDS: readonly BookId[] = Object.values(BOOK_OF_CHAPTER);
