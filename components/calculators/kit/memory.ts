/** What a reader chose last, kept in the browser, so that the next calculator starts with it. */
import type { Field, Fields, StateOf } from "./fields.ts";

const keyOf = (name: string) => `khamsin.choice.${name}`;

/** Keeps the value of a field that is remembered. Where the browser's storage is shut or full, nothing is kept. */
export function remember<T>(field: Field<T>, value: T): void {
  if (!field.remembered) return;
  try {
    localStorage.setItem(keyOf(field.remembered), field.write(value));
  } catch {
    // The choice stands in the address all the same.
  }
}

/** The kept values of those fields that are remembered. A value that a field cannot take is left out, as is all where storage is shut. */
export function recall<F extends Fields>(fields: F): Partial<StateOf<F>> {
  const kept = Object.entries(fields).flatMap(([key, field]) => {
    try {
      const text = field.remembered && localStorage.getItem(keyOf(field.remembered));
      const value = field.nearest(text || "");
      return text && field.write(value) === text ? [[key, value]] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(kept);
}
