/** A calculator's state, kept in the address, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";
import { createStore } from "solid-js/store";
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
 * The state of a calculator. It starts as an empty address means, like the form that the server printed. Once mounted it takes over
 * the real address, and then what a reader has already chosen on the printed form. `state` reads each field reactively.
 * `asFieldsHold` gives a query string in the form that the fields read; `read` what the address held when it was last read.
 *
 * What was remembered counts only where the address says nothing at all: one that names some fields means the start of the others,
 * so that a link shows everybody the same.
 */
export function createAddressState<F extends Fields>(
  fields: F,
  form: () => HTMLElement,
  asFieldsHold = (query: string) => query,
) {
  const [state, put] = createStore<StateOf<F>>(startState(fields));
  const [bad, setBad] = createSignal<readonly BadValue[]>([]);
  // An object for each reading, because another address may mean the same state.
  const [read, setRead] = createSignal<{ readonly query: string }>();
  const takeOver = (remembered: Partial<StateOf<F>> = {}) => {
    const inFields = (query: string) => readState(asFieldsHold(query), fields);
    const query = withoutQueryTail(withoutTrackers(location.search), (tried) => inFields(tried).bad.length);
    const found = inFields(query);
    // In one batch, because the state without its faults would be written over the address that still holds them.
    batch(() => {
      put({ ...found.state, ...remembered });
      setBad(found.bad);
      setRead({ query });
      showState();
    });
  };
  onMount(() => {
    const chooseAgain = findEarlyChoices(form());
    takeOver(withoutTrackers(location.search) ? {} : recall(fields));
    // The form shows the state of the address first.
    queueMicrotask(chooseAgain);
    watchForm(form());
    addEventListener("popstate", () => takeOver());
  });
  createEffect(() => {
    const query = writeState(state, fields);
    // An address with faults stays as it is until a choice is made, so that nothing is lost.
    if (!read() || bad().length || query === location.search) return;
    writeHistory("replaceState", location.pathname + query + location.hash);
  });

  /** Puts a value into a field. The messages about the address go, because the address is written anew. */
  const set = <K extends keyof F & string>(key: K, value: StateOf<F>[K]): void =>
    batch(() => {
      setBad([]);
      if (value !== state[key]) remember(fields[key]!, value);
      put({ [key]: value } as StateOf<F>);
    });
  /** The address that shows everybody the present result. */
  const link = (): string => new URL(location.pathname + linkState(state, fields), location.href).href;
  return { state, set, bad, read, link };
}
