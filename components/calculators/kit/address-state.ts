/** A calculator's state, synchronized with the address, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";
import { createStore } from "solid-js/store";
import { withDay, withoutDay } from "../../../src/rules/as-of.ts";
import { withoutTrackers } from "../../../src/rules/trackers.ts";
import { findEarlyChoices } from "./early-choices.ts";
import { type BadValue, type Fields, linkState, readState, type StateOf, startState, writeState } from "./fields.ts";
import { writeHistory } from "./history.ts";
import { showState, watchForm } from "./hold.ts";
import { recall, remember } from "./memory.ts";
import { withoutQueryTail } from "./query-tail.ts";

/** Adds an entry to the browser's history, so that Back returns to the present state. */
export function rememberState(): void {
  writeHistory("pushState");
}

/**
 * Creates the state of a calculator. It starts as for an empty address, like the server-rendered form. When mounted it reads the
 * real address, then applies choices already made on the rendered form. `state` reads each field reactively. `asFieldsHold`
 * normalizes a query string for the fields. `read` is the query string last read; `search` has the day of the link too, which is no
 * part of the state. Remembered values count only if the address is empty. In an address with some fields the others have their start
 * values, so that a link shows everybody the same result.
 */
export function createAddressState<F extends Fields>(
  fields: F,
  form: () => HTMLElement,
  asFieldsHold = (query: string) => query,
) {
  const [state, put] = createStore<StateOf<F>>(startState(fields));
  const [bad, setBad] = createSignal<readonly BadValue[]>([]);
  // A new object for each reading, because another address may mean the same state.
  const [read, setRead] = createSignal<{ readonly query: string; readonly search: string }>();
  const takeOver = (remembered: Partial<StateOf<F>> = {}) => {
    const inFields = (query: string) => readState(asFieldsHold(query), fields);
    const query = withoutQueryTail(withoutTrackers(withoutDay(location.search)), (tried) => inFields(tried).bad.length);
    const found = inFields(query);
    // Batched, because a state without its faults would otherwise overwrite the address.
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
    // Runs after the form shows the state of the address.
    queueMicrotask(chooseAgain);
    watchForm(form());
    addEventListener("popstate", () => takeOver());
  });
  createEffect(() => {
    const query = writeState(state, fields);
    // An address with faults is kept until the reader makes a choice.
    // The day of a link stays until the reader makes a choice: then the address is no longer that link.
    if (!read() || bad().length || query === withoutDay(location.search)) return;
    writeHistory("replaceState", location.pathname + query + location.hash);
  });

  /** Sets a field. Clears the messages about the address, which is then rewritten. */
  const set = <K extends keyof F & string>(key: K, value: StateOf<F>[K]): void =>
    batch(() => {
      setBad([]);
      if (value !== state[key]) remember(fields[key]!, value);
      put({ [key]: value } as StateOf<F>);
    });
  /** A link that shows everybody the present result, with the present day. */
  const link = (): string => new URL(withDay(location.pathname + linkState(state, fields)), location.href).href;
  return { state, set, bad, read, link };
}
