/**
 * Binds a calculator to the switch "Rules" in the header of the page (components/layout/BookSwitch.astro). `data-book`
 * of <html> is the book that the switch shows, and `data-pressed-book` the book that the reader chose on this page.
 * Each change fires an event on the window, with the book as `detail`.
 */
import { type Accessor, createEffect } from "solid-js";
import { BOOKS, type Book } from "../../../src/game/scenario.ts";

/** The book of a first visit, and of the server-rendered page. BOOK_SWITCH (components/layout/inline-scripts.ts) repeats this value. */
export const FIRST_BOOK: Book = "asl";

/** The name of the event. The inline script BOOK_SWITCH uses the same name. */
const CHANGED = "khamsin:book";

/**
 * Binds a calculator's book to the switch. Call it after the URL has been parsed. Applies a book chosen before
 * hydration.
 */
export function bindBook(book: Accessor<string>, choose: (book: Book) => void): void {
  const { dataset } = document.documentElement;
  const pressed = BOOKS.find((one) => one === dataset.pressedBook);
  if (pressed) choose(pressed);
  addEventListener(CHANGED, (event) => {
    const { detail: chosen } = event as CustomEvent<Book>;
    if (chosen !== book()) choose(chosen);
  });
  createEffect(() => {
    if (book() !== dataset.book) dispatchEvent(new CustomEvent(CHANGED, { detail: book() }));
  });
}

/** Passes on the book that the switch shows, for a calculator whose figures do not depend on it. */
export function followBook(choose: (book: Book) => void): void {
  const follow = () => choose(BOOKS.find((one) => one === document.documentElement.dataset.book) ?? FIRST_BOOK);
  follow();
  // The browser's Back may show the page as it was, after the book was changed on another page.
  for (const type of [CHANGED, "pageshow"]) addEventListener(type, follow);
}
