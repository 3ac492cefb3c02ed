import type { BookId } from "../../src/schemas/chapters.ts";

/**
 * Returns the book of the switch "Rules" in the header. On a page without the switch, first sets `data-book` of <html>
 * to the book that the user chose last, as BOOK_SWITCH does (components/layout/inline-scripts.ts).
 */
export function chosenBook(): BookId {
  const { dataset } = document.documentElement;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem("khamsin.choice.book");
  } catch {
    // Storage is disabled.
  }
  dataset.book ??= stored === "sl" ? "sl" : "asl";
  return dataset.book as BookId;
}
