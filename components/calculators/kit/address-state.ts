/** A calculator's state, kept in the address, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";
import { findEarlyChoices } from "./early-choices.ts";
import { type BadValue, type Fields, readState, type StateOf, startState, writeState } from "./fields.ts";

/** Makes the state as it stands one that the browser's Back returns to. */
export function rememberState(): void {
  history.pushState(history.state, "", location.href);
}

/**
 * The state of a calculator. It starts as an empty address means, like the form that the server printed. Once mounted it takes over
 * the real address, and then what a reader has already chosen on the printed form. `state` reads each field reactively.
 */
export function createAddressState<F extends Fields>(fields: F, form: () => HTMLElement) {
  const start = startState(fields);
  const signals = Object.fromEntries(Object.keys(fields).map((key) => [key, createSignal(start[key])]));
  const state = {} as StateOf<F>;
  for (const key of Object.keys(fields)) Object.defineProperty(state, key, { enumerable: true, get: signals[key]![0] });
  const put = (values: StateOf<F>) => {
    for (const key of Object.keys(fields)) signals[key]![1](() => values[key]);
  };

  const [bad, setBad] = createSignal<readonly BadValue[]>([]);
  // Told each time: an address may be another one for the same state.
  const [isRead, setRead] = createSignal(false, { equals: false });
  const takeOver = () => {
    const read = readState(location.search, fields);
    // At once: a state without what was bad would be written over the address that still holds it.
    batch(() => {
      put(read.state);
      setBad(read.bad);
      setRead(true);
    });
  };
  onMount(() => {
    const chooseAgain = findEarlyChoices(form());
    takeOver();
    // The form shows the state of the address first.
    queueMicrotask(chooseAgain);
    addEventListener("popstate", takeOver);
  });
  createEffect(() => {
    const query = writeState(state, fields);
    // Nothing is lost: an address with faults stays as it is until a choice is made.
    if (!isRead() || bad().length || query === location.search) return;
    try {
      history.replaceState(history.state, "", location.pathname + query + location.hash);
    } catch {
      // Some browsers allow a page so many changes a minute: the address follows with a later one.
    }
  });

  /** Puts a value into a field, which also accepts what the address said wrongly. */
  const set = <K extends keyof F & string>(key: K, value: StateOf<F>[K]): void =>
    batch(() => {
      setBad([]);
      signals[key]![1](() => value);
    });
  return { state, set, bad };
}
