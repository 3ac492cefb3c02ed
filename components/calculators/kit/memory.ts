/** The reader's last choices, stored in the browser, so that the next calculator starts with them. */
import type { Field, Fields, StateOf } from "./fields.ts";

/** Equivalents of stored values for fields that lack them: the chart has one kind of truck, usually the heavier. */
const ALIKE: Readonly<Record<string, string>> = {
  lightTruck: "truck",
  mediumHeavyTruck: "truck",
  truck: "mediumHeavyTruck",
};

const keyOf = (name: string) => `khamsin.choice.${name}`;

/** Stores the value of a remembered field. Stores nothing if storage is disabled or full. */
export function remember<T>(field: Field<T>, value: T): void {
  if (!field.remembered) return;
  try {
    localStorage.setItem(keyOf(field.remembered), field.write(value));
  } catch {
    // The address holds the choice anyway.
  }
}

/** The stored values of remembered fields. Ignores values that a field cannot hold, and all of them if storage is disabled. */
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
