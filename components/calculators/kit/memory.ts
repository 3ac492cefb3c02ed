/** What a reader chose last, kept in the browser, so that the next calculator starts with it. */
import type { Field, Fields, StateOf } from "./fields.ts";

/** What stands for a kept value where a field does not know it: the chart has one kind of truck, whose usual kind is the heavier. */
const ALIKE: Readonly<Record<string, string>> = {
  lightTruck: "truck",
  mediumHeavyTruck: "truck",
  truck: "mediumHeavyTruck",
};

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
      const text = (field.remembered && localStorage.getItem(keyOf(field.remembered))) || "";
      const taken = [text, ALIKE[text] ?? ""].find((value) => value && field.write(field.nearest(value)) === value);
      return taken ? [[key, field.nearest(taken)]] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(kept);
}
