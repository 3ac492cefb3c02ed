/** A calculator's state in the address: short readable keys, so that a link shows the same result. */
import { batch, createEffect, createSignal, onMount } from "solid-js";

/** A field that holds one of a few words. The first word is what an address without the key means. */
export interface Choice {
  values: readonly string[];
}
/** A field that holds a whole number. */
export interface Count {
  min: number;
  max: number;
  start: number;
}
/** A field whose form only its calculator knows. */
export interface Notation {
  start: string;
  valid: (text: string) => boolean;
  /** What can be kept of a text that is not valid; without it, nothing. */
  nearest?: (text: string) => string;
}
export type Field = Choice | Count | Notation;
export type State = Record<string, string>;

/** What an address held that no field could take, and what stands in its place. */
export interface BadValue {
  key: string;
  value: string;
  /** "" where no field has that key. */
  used: string;
  /** `twice`: legal, but the same key stands before it with another value. `flag`: the field says yes or no. */
  why?: "twice" | "flag";
}

/** The value that stands where the address says nothing. */
export function startOf(field: Field): string {
  return "values" in field ? field.values[0]! : String(field.start);
}

/** The legal value nearest to what an address holds: the value itself, the nearest number, else the start. */
function nearest(field: Field, value: string): string {
  if ("values" in field) return field.values.includes(value) ? value : field.values[0]!;
  if ("valid" in field) return field.valid(value) ? value : (field.nearest?.(value) ?? field.start);
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(value)) return String(field.start);
  return String(Math.min(field.max, Math.max(field.min, Math.round(Number(value)))));
}

/** "0" and "1" are no and yes. */
const isFlag = (field: Field) => "values" in field && field.values.length === 2 && field.values.includes("0");

/** Reads the state that a query string holds. Nothing illegal gets through: it is named in `bad`. */
export function readState(query: string, fields: Record<string, Field>): { state: State; bad: BadValue[] } {
  const params = new URLSearchParams(query);
  const state: State = {};
  const bad: BadValue[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const [value = startOf(field), ...more] = new Set(params.getAll(key));
    const used = nearest(field, value);
    state[key] = used;
    const shown = used || "-";
    if (value !== used) bad.push({ key, value, used: shown, ...(isFlag(field) ? { why: "flag" } : {}) });
    for (const value of more) bad.push({ key, value, used: shown, why: "twice" });
  }
  for (const key of new Set(params.keys()))
    if (!Object.hasOwn(fields, key)) bad.push({ key, value: params.get(key)!, used: "" });
  return { state, bad };
}

/** The query string of a state; fields at their start are left out. */
export function writeState(state: State, fields: Record<string, Field>): string {
  const params = new URLSearchParams();
  for (const [key, field] of Object.entries(fields)) if (state[key] !== startOf(field)) params.set(key, state[key]!);
  const query = params.toString();
  return query ? `?${query}` : "";
}

/** The state as it stands comes back with the browser's Back. */
export function rememberState() {
  history.pushState(history.state, "", location.href);
}

/**
 * The state of a calculator, kept in the address. Starts as an empty address means, like the page that the server
 * made; takes over the real address once mounted.
 */
export function createUrlState(fields: Record<string, Field>) {
  // A signal for each field: what asks for one of them has nothing to do when another changes.
  const signals = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, createSignal(startOf(field))]));
  const get = (key: string): string => signals[key]![0]();
  const [bad, setBad] = createSignal<BadValue[]>([]);
  // Told each time: an address may be another one for the same state.
  const [mounted, setMounted] = createSignal(false, { equals: false });
  const takeOver = () => {
    const read = readState(location.search, fields);
    // At once: a state without what was bad would be written over the address that still holds it.
    batch(() => {
      for (const key in signals) signals[key]![1](read.state[key]!);
      setBad(read.bad);
      setMounted(true);
    });
  };
  onMount(() => {
    takeOver();
    addEventListener("popstate", takeOver);
  });
  createEffect(() => {
    const query = writeState(Object.fromEntries(Object.keys(signals).map((key) => [key, get(key)])), fields);
    if (!mounted() || bad().length || query === location.search) return;
    try {
      history.replaceState(history.state, "", location.pathname + query + location.hash);
    } catch {
      // Some browsers allow a page so many changes a minute: the address follows with a later one.
    }
  });
  const set = (key: string, value: string) =>
    batch(() => {
      setBad((old) => (old.length ? [] : old));
      signals[key]![1](value);
    });
  return { get, set, bad };
}
