/** A calculator's state, synchronized with the URL, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";
import { createStore } from "solid-js/store";
import type { Book } from "../../../src/game/scenario.ts";
import { dayIn, withDay, withoutDay } from "../../../src/rules/as-of.ts";
import { withoutTrackers } from "../../../src/rules/trackers.ts";
import { withoutKeys } from "../../../src/rules/without-keys.ts";
import { bindBook, FIRST_BOOK, followBook } from "./book-switch.ts";
import { findEarlyChoices } from "./early-choices.ts";
import {
  type BadValue,
  type Fields,
  firstState,
  linkState,
  readState,
  type StateOf,
  startState,
  writeState,
} from "./fields.ts";
import { writeHistory } from "./history.ts";
import { showState, watchForm } from "./hold.ts";
import { recall, remember } from "./memory.ts";
import { withoutQueryTail } from "./query-tail.ts";

/** Adds an entry to the browser's history. The Back button then returns to the present state. */
export function rememberState(): void {
  writeHistory("pushState");
}

/**
 * Creates the state of a calculator. At first every field has its value of a first visit, as in the server-rendered
 * form. On mount the query string of the URL is parsed, and then choices already made on the rendered form are applied.
 * Values remembered from earlier visits are used only if the query string is empty. Otherwise missing fields have their
 * start values, so that a link shows everybody the same result. With `keepsDay`, the link's day (`as=`) stays in the URL after a change.
 *
 * `state` reads each field reactively. `book` returns the book of the figures or, without the field `book`, that of the switch
 * "Game". `normalizeQuery` normalizes a query string for the fields. `read` returns the
 * most recently parsed query string: `search` is the whole query string, and `query` lacks `as=` (the link's day) and
 * tracking parameters.
 */
export function createAddressState<F extends Fields>(
  fields: F,
  form: () => HTMLElement,
  normalizeQuery = (query: string) => query,
  keepsDay = false,
) {
  const [state, put] = createStore<StateOf<F>>({ ...startState(fields), ...firstState(fields) });
  const [bad, setBad] = createSignal<readonly BadValue[]>([]);
  // A new object for each URL, because the signal must change even if the state stays the same.
  const [read, setRead] = createSignal<{ readonly query: string; readonly search: string }>();
  const [shownBook, setShownBook] = createSignal<Book>(FIRST_BOOK);
  const book = (): Book => (fields.book ? (state.book as Book) : shownBook());
  const takeOver = (remembered: Partial<StateOf<F>> = {}) => {
    const inFields = (query: string) => readState(normalizeQuery(query), fields);
    const given = withoutTrackers(withoutDay(location.search));
    // Every link of the quick reference contains the key `book`. Calculators without the field `book` drop the key.
    const own = fields.book ? given : withoutKeys(given, (key) => key === "book");
    const query = withoutQueryTail(own, (tried) => inFields(tried).bad.length);
    const found = inFields(query);
    // Batched, because the effect below would overwrite the URL if it ran between the changes of the state and of
    // `bad`.
    batch(() => {
      put({ ...found.state, ...remembered });
      setBad(found.bad);
      setRead({ query, search: location.search });
      showState();
    });
  };
  onMount(() => {
    const chooseAgain = findEarlyChoices(form());
    takeOver(withoutTrackers(location.search) ? {} : recall(fields));
    // Applies the choices in a microtask, so that the form already shows the state of the URL.
    queueMicrotask(chooseAgain);
    watchForm(form());
    if (fields.book) bindBook(book, (chosen) => set("book", chosen as StateOf<F>["book"]));
    else followBook(setShownBook);
    addEventListener("popstate", () => takeOver());
  });
  createEffect(() => {
    // If all fields have their start values, the query has the remembered fields (`linkState`). Otherwise the URL would
    // have no query, and would open with the book that the reader used last.
    const query = writeState(state, fields) || linkState(state, fields);
    // A URL with invalid values, or with the link's day (`as=`), is not rewritten until the reader makes a choice.
    if (!read() || bad().length || query === withoutDay(location.search)) return;
    const day = keepsDay && dayIn(location.search);
    writeHistory("replaceState", location.pathname + (day ? withDay(query, day) : query) + location.hash);
  });

  /** Sets a field. Clears the messages about invalid values; the effect above then rewrites the URL. */
  const set = <K extends keyof F & string>(key: K, value: StateOf<F>[K]): void =>
    batch(() => {
      setBad([]);
      if (value !== state[key]) remember(fields[key]!, value);
      put({ [key]: value } as StateOf<F>);
    });
  /** Returns a link that shows everybody the present result. The link contains the present day. */
  const link = (): string => new URL(withDay(location.pathname + linkState(state, fields)), location.href).href;
  return { state, set, book, bad, read, link };
}
