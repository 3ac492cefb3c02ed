/** Keeps a calculator's state in the URL, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";
import { createStore } from "solid-js/store";
import type { Book } from "../../../src/game/scenario.ts";
import { withDay, withDayOf, withoutDay } from "../../../src/rules/as-of.ts";
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
 * Creates the state of a calculator, and keeps it in the URL.
 *
 * - At first, as in the server-rendered form, every field has its value for a first visit.
 * - On mount, the query string is parsed. Then choices that the user made before hydration are applied.
 * - If the query string is empty, fields get the values that the browser remembers from earlier visits.
 * - If not, fields without a query value get their start values, so that a link shows everybody the same result.
 * - With `keepsDay`, the day of the link (`as=`) stays in the URL after a change.
 *
 * `normalizeQuery` rewrites a query string before it is parsed. `state` reads each field reactively. `book` returns the
 * book of the results; without the field `book`, it returns the book of the switch "Rules" in the header. `read`
 * returns the last parsed query string: `search` is all of it, `query` is without `as=` and tracking parameters.
 */
export function createAddressState<F extends Fields>(
  fields: F,
  form: () => HTMLElement,
  normalizeQuery = (query: string) => query,
  keepsDay = false,
) {
  const [state, put] = createStore<StateOf<F>>({ ...startState(fields), ...firstState(fields) });
  const [bad, setBad] = createSignal<readonly BadValue[]>([]);
  // An object, because the signal must change even if the new query string equals the old one.
  const [read, setRead] = createSignal<{ readonly query: string; readonly search: string }>();
  const [shownBook, setShownBook] = createSignal<Book>(FIRST_BOOK);
  const book = (): Book => (fields.book ? (state.book as Book) : shownBook());
  const takeOver = (remembered: Partial<StateOf<F>> = {}) => {
    const inFields = (query: string) => readState(normalizeQuery(query), fields);
    const given = withoutTrackers(withoutDay(location.search));
    // Links of the quick reference always contain `book`. Calculators without the field `book` ignore it.
    const own = fields.book ? given : withoutKeys(given, (key) => key === "book");
    const query = withoutQueryTail(own, (tried) => inFields(tried).bad.length);
    const found = inFields(query);
    // Batched. Otherwise the effect below could run between `put` and `setBad`, and overwrite the URL.
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
    // A microtask, because the form must show the state of the URL before early choices are applied.
    queueMicrotask(chooseAgain);
    watchForm(form());
    if (fields.book) bindBook(book, (chosen) => set("book", chosen as StateOf<F>["book"]));
    else followBook(setShownBook);
    addEventListener("popstate", () => takeOver());
  });
  createEffect(() => {
    // If all fields have their start values, writes the remembered fields (`linkState`). A URL without a query string
    // would open with the values that the user chose last.
    const query = writeState(state, fields) || linkState(state, fields);
    // Until the user changes a field, keeps a URL that has invalid values or contains the link's day (`as=`).
    if (!read() || bad().length || query === withoutDay(location.search)) return;
    const written = keepsDay ? withDayOf(query, location.search) : query;
    writeHistory("replaceState", location.pathname + written + location.hash);
  });

  /** Sets a field and clears the messages about invalid values. The effect above then rewrites the URL. */
  const set = <K extends keyof F & string>(key: K, value: StateOf<F>[K]): void =>
    batch(() => {
      setBad([]);
      if (value !== state[key]) remember(fields[key]!, value);
      put({ [key]: value } as StateOf<F>);
    });
  /** Returns a link that shows everybody the present result. The link contains today's date (`as=`). */
  const link = (): string => new URL(withDay(location.pathname + linkState(state, fields)), location.href).href;
  return { state, set, book, bad, read, link };
}
