/**
 * Connects a calculator to the switch "Rules" in the page header (components/layout/BookSwitch.astro). On `<html>`,
 * `data-book` is the book that the switch shows, and `data-pressed-book` the book that the user chose on this page.
 * Each change fires an event on `window`, with the book as `detail`.
 */
import { type Accessor, createEffect } from "solid-js";
import { BOOKS, type Book } from "../../../src/game/scenario.ts";

/**
 * The book on a first visit and on server-rendered pages. Repeated in BOOK_SWITCH
 * (components/layout/inline-scripts.ts).
 */
export const FIRST_BOOK: Book = "asl";

/** The event fired when the book changes. The inline script BOOK_SWITCH uses the same name. */
const CHANGED = "khamsin:book";

/**
 * Keeps a calculator's book and the switch the same. Call it after the URL has been parsed, because it applies a book
 * that the user chose before hydration.
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

/**
 * Calls `choose` with the book that the switch shows, at once and on each change. For calculators without a field
 * `book`.
 */
export function followBook(choose: (book: Book) => void): void {
  const follow = () => choose(BOOKS.find((one) => one === document.documentElement.dataset.book) ?? FIRST_BOOK);
  follow();
  // `pageshow`: the Back button may show an old page after the user has changed the book on another page.
  for (const type of [CHANGED, "pageshow"]) addEventListener(type, follow);
}
