/** Stores the user's last choices in the browser, so that the next calculator starts with them. */
import { type Field, type Fields, firstState, type StateOf } from "./fields.ts";

/**
 * Equivalents of stored values, for fields that lack the stored value. The terrain chart, for example, has only one
 * type of truck.
 */
const ALIKE: Readonly<Record<string, string>> = {
  lightTruck: "truck",
  mediumHeavyTruck: "truck",
  truck: "mediumHeavyTruck",
};

const keyOf = (name: string) => `khamsin.choice.${name}`;

/** Stores the value of a remembered field. Does nothing if storage is disabled or full. */
export function remember<T>(field: Field<T>, value: T): void {
  if (!field.remembered) return;
  try {
    localStorage.setItem(keyOf(field.remembered), field.write(value));
  } catch {
    // Ignores the error, because the URL still contains the choice.
  }
}

/**
 * Returns the field values for a URL without a state: stored values, or else `first` values. Ignores stored values that
 * a field does not accept.
 */
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
  return { ...firstState(fields), ...Object.fromEntries(kept) };
}
