/** The fields of a calculator's state: what each may hold, and how its value is written in the address. */

/** One field. `start` is what an address without its key means. */
export interface Field<T> {
  readonly start: T;
  /** The value that a text of the address means, or the legal value nearest to it. */
  nearest(text: string): T;
  /** The value as the address holds it. */
  write(value: T): string;
  /** The name under which the browser keeps what a reader chose last, for every calculator with a field of this name. */
  readonly remembered?: string;
}
/** Holds one of a few words. `values` are in the order in which they are shown. */
export interface OneOf<V extends string = string> extends Field<V> {
  readonly values: readonly V[];
}
/** Holds yes or no: "1" and "0" in the address. */
export interface Flag extends Field<boolean> {
  readonly flag: true;
}
/** Holds a whole number within bounds. */
export interface Count extends Field<number> {
  readonly min: number;
  readonly max: number;
}

/** The values of a field that can be listed. */
export const valuesOf = (field: OneOf | Count): readonly (string | number)[] =>
  "values" in field ? field.values : Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);

// biome-ignore lint/suspicious/noExplicitAny: a set of fields holds values of every kind.
export type Fields = Readonly<Record<string, Field<any>>>;
/** The values of a set of fields. */
export type StateOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };
/** The keys of those fields that are of one kind. */
export type KeysOf<F extends Fields, Kind> = { [K in keyof F]: F[K] extends Kind ? K : never }[keyof F] & string;

/** A field for one of `values`; it starts at the first one where no other is named. */
export function oneOf<const V extends string>(values: readonly V[], start: NoInfer<V> = values[0]!): OneOf<V> {
  const isValue = (text: string): text is V => (values as readonly string[]).includes(text);
  return { values, start, nearest: (text) => (isValue(text) ? text : start), write: (value) => value };
}

/** A field for yes or no. */
export function flag(start = false): Flag {
  const read = (text: string) => (text === "1" ? true : text === "0" ? false : start);
  return { flag: true, start, nearest: read, write: (value) => (value ? "1" : "0") };
}

/** A field for a whole number from `min` to `max`. */
export function count(min: number, max: number, start: number): Count {
  // "-0" and "-0.4" become the number 0, of which JavaScript has two: + 0 makes it the one that is written as 0.
  const within = (value: number) => Math.min(max, Math.max(min, Math.round(value))) + 0;
  const nearest = (text: string) => (/^[+-]?\d+(?:\.\d+)?$/.test(text) ? within(Number(text)) : start);
  return { min, max, start, nearest, write: String };
}

/** The number in halves nearest to what was written, within bounds; undefined where that is no number. */
export function nearestHalf(text: string, min: number, max: number): number | undefined {
  const value = Math.round(Number.parseFloat(text) * 2) / 2;
  return Number.isNaN(value) ? undefined : Math.min(max, Math.max(min, value));
}

/** A field for a number in halves from `min` to `max`. */
export function halves(min: number, max: number, start: number): Field<number> {
  return { start, nearest: (text) => nearestHalf(text, min, max) ?? start, write: String };
}

/** A field in a notation that only its calculator knows. `nearest` keeps what is legal of a text. */
export const mended = (start: string, nearest: (text: string) => string): Field<string> => ({
  start,
  nearest,
  write: (value) => value,
});

/** A field in such a notation that falls back to its start where a text is not valid. */
export const notation = (start: string, valid: (text: string) => boolean): Field<string> =>
  mended(start, (text) => (valid(text) ? text : start));

/** A field that starts with what the reader chose last in any field of this name, unless an address says something. */
export const remembered = <F extends Field<unknown>>(name: string, field: F): F => ({ ...field, remembered: name });

/** A value of an address that no field can take, and the value that counts in its place. */
export interface BadValue {
  key: string;
  value: string;
  /** The value that counts, as the address would write it. */
  used: string;
  /** `key`: no field has it. `twice`: legal, but its key stands before it with another value. `flag`: the field says yes or no. */
  why?: "key" | "twice" | "flag";
}

/** The state that a query string holds. A value that is not legal is named in `bad`, and the nearest legal one stands in its place. */
export function readState<F extends Fields>(query: string, fields: F): { state: StateOf<F>; bad: BadValue[] } {
  const params = new URLSearchParams(query);
  const bad: BadValue[] = [];
  const state = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const [value = field.write(field.start), ...more] = new Set(params.getAll(key));
      const used = field.nearest(value);
      const written = field.write(used);
      if (value !== written) bad.push({ key, value, used: written, ...("flag" in field ? { why: "flag" } : {}) });
      for (const other of more) bad.push({ key, value: other, used: written, why: "twice" });
      return [key, used];
    }),
  );
  for (const key of new Set(params.keys()))
    if (!Object.hasOwn(fields, key)) bad.push({ key, value: params.get(key)!, used: "", why: "key" });
  return { state: state as StateOf<F>, bad };
}

/** The query string of a state with the fields that `isTold`; without it, those at their start are left out. */
export function writeState<F extends Fields>(
  state: StateOf<F>,
  fields: F,
  isTold = (field: F[string], value: unknown) => value !== field.start,
): string {
  const told = (Object.entries(fields) as [string, F[string]][]).filter(([key, field]) => isTold(field, state[key]));
  const query = `${new URLSearchParams(told.map(([key, field]) => [key, field.write(state[key])]))}`;
  return query ? `?${query}` : "";
}

/**
 * The query string of a link to a state. Where the address would be empty it names the remembered fields, because whoever opens it
 * may remember other values.
 */
export const linkState = <F extends Fields>(state: StateOf<F>, fields: F): string =>
  writeState(state, fields) || writeState(state, fields, (field) => !!field.remembered);

/** The state that every field starts at. */
export const startState = <F extends Fields>(fields: F): StateOf<F> => readState("", fields).state;
