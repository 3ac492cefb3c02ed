import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { BOOK_IDS } from "./chapters.ts";
import { listOf } from "./unique.ts";

const section = z.strictObject({
  /** The section's id: "F12", "D7", "F" (opening rules), "D-fn", "It-V". The ids of its rules begin with it. */
  id: z.string(),
  title: bilingual,
});

const book = z.strictObject({
  /** The book's id: "asl". It is also the book's path on the site and its folder in content/rules. */
  id: z.enum(BOOK_IDS),
  title: bilingual,
  /** An abbreviation for labels: "ASL", "SL". */
  short: bilingual,
  about: bilingual,
  /** The id of the rule that contains the Desert Terrain Chart. Undefined if the book has no such chart. */
  terrainChart: z.string().optional(),
  sections: listOf(section, (s) => s.id),
});

/** content/books.yaml: books and sections in reading order. */
export const booksSchema = z.strictObject({
  books: listOf(book, (b) => b.id).min(1),
  /**
   * Pairs the opening rules, whose numbers differ between the books: F.4 and D.3. All other parallel rules have the
   * same number: F7.31 and D7.31.
   */
  parallels: z.record(z.string(), z.string()),
});

export type Books = z.infer<typeof booksSchema>;
export type Book = z.infer<typeof book>;
export type Section = z.infer<typeof section>;
