import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { BOOK_IDS } from "./chapters.ts";
import { listOf } from "./unique.ts";

const section = z.strictObject({
  /** The section's id, with which the ids of its rules begin: "F12", "D7", "F" (opening rules), "D-fn", "It-V". */
  id: z.string(),
  title: bilingual,
});

const book = z.strictObject({
  /** The book's id, which is also its path on the site and the name of its folder in content/rules. */
  id: z.enum(BOOK_IDS),
  title: bilingual,
  /** An abbreviation for labels: "ASL", "SL". */
  short: bilingual,
  about: bilingual,
  /** The rule that prints the Desert Terrain Chart, if the book has it. */
  terrainChart: z.string().optional(),
  sections: listOf(section, (s) => s.id),
});

/** content/books.yaml: books and sections in reading order. */
export const booksSchema = z.strictObject({
  books: listOf(book, (b) => b.id).min(1),
  /**
   * Maps F-rules before section 1 to their parallel D-rules: "F.4" to "D.3". Rules of sections 1–13 are not listed,
   * because their parallel rule has the same number: F7.31 and D7.31.
   */
  parallels: z.record(z.string(), z.string()),
});

export type Books = z.infer<typeof booksSchema>;
export type Book = z.infer<typeof book>;
export type Section = z.infer<typeof section>;
