/** The fields of a calculator: their legal values, and how they are written in the query string. */

/** A field of the state. `start` is its value if the query string does not contain the field. */
export interface Field<T> {
  readonly start: T;
  /** Parses a query value. An invalid value becomes the nearest legal value. */
  nearest(text: string): T;
  /** Formats a value for the query string. */
  write(value: T): string;
  /**
   * The value on a first visit, if it is not `start`. New links always contain this field, because a non-empty query
   * string without it means `start`.
   */
  readonly first?: T;
  /** The name under which the browser stores the user's last choice. Fields with the same name share the choice. */
  readonly remembered?: string;
}
/** A field for one of a few keywords. `values` are in the order in which they are shown. */
export interface OneOf<V extends string = string> extends Field<V> {
  readonly values: readonly V[];
}
/** A boolean field: "1" or "0" in the query string. */
export interface Flag extends Field<boolean> {
  readonly flag: true;
}
/** A field for a whole number within bounds. */
export interface Count extends Field<number> {
  readonly min: number;
  readonly max: number;
}

/** A field for a multiple of ½ within bounds. */
export interface Halves extends Field<number> {
  readonly bounds: readonly [min: number, max: number];
}

/** Returns all legal values of a `oneOf` or `count` field. */
export const valuesOf = (field: OneOf | Count): readonly (string | number)[] =>
  "values" in field ? field.values : Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);

// biome-ignore lint/suspicious/noExplicitAny: a set of fields holds values of every kind.
export type Fields = Readonly<Record<string, Field<any>>>;
export type StateOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };
/** The keys of all fields of one type: `KeysOf<F, Flag>`. */
export type KeysOf<F extends Fields, Kind> = { [K in keyof F]: F[K] extends Kind ? K : never }[keyof F] & string;

/** Creates a field for one of `values`. It starts with the first value, unless `start` is given. */
export function oneOf<const V extends string>(values: readonly V[], start: NoInfer<V> = values[0]!): OneOf<V> {
  const isValue = (text: string): text is V => (values as readonly string[]).includes(text);
  return { values, start, nearest: (text) => (isValue(text) ? text : start), write: (value) => value };
}

/** Creates a boolean field. */
export function flag(start = false): Flag {
  const read = (text: string) => (text === "1" ? true : text === "0" ? false : start);
  return { flag: true, start, nearest: read, write: (value) => (value ? "1" : "0") };
}

/** Creates a field for a whole number from `min` to `max`. */
export function count(min: number, max: number, start: number): Count {
  // Math.round turns "-0.4" into −0. Adding 0 turns it into 0.
  const within = (value: number) => Math.min(max, Math.max(min, Math.round(value))) + 0;
  const nearest = (text: string) => (/^[+-]?\d+(?:\.\d+)?$/.test(text) ? within(Number(text)) : start);
  return { min, max, start, nearest, write: String };
}

/**
 * Rounds a typed number to the nearest multiple of ½ within the bounds. Returns undefined if the text is not a number.
 */
export function nearestHalf(text: string, min: number, max: number): number | undefined {
  const value = Math.round(Number.parseFloat(text) * 2) / 2;
  return Number.isNaN(value) ? undefined : Math.min(max, Math.max(min, value));
}

/** Creates a field for a multiple of ½ from `min` to `max`. */
export function halves(min: number, max: number, start: number): Halves {
  return { bounds: [min, max], start, nearest: (text) => nearestHalf(text, min, max) ?? start, write: String };
}

/**
 * Creates a field for a text in a fixed format, such as a path ("s.o"). `nearest` returns the legal parts of an invalid
 * text.
 */
export const normalizedText = (start: string, nearest: (text: string) => string): Field<string> => ({
  start,
  nearest,
  write: (value) => value,
});

/** Creates a field for a text that `valid` accepts, such as a list of rolls. Any other text becomes the start value. */
export const validatedText = (start: string, valid: (text: string) => boolean): Field<string> =>
  normalizedText(start, (text) => (valid(text) ? text : start));

/** Makes a field start with the user's last choice, stored under `name`, if the query string is empty. */
export const remembered = <F extends Field<unknown>>(name: string, field: F): F => ({ ...field, remembered: name });

/** An invalid value in the query string, and the value used instead. */
export interface BadValue {
  key: string;
  value: string;
  /** The value used instead, as written in the query string. */
  used: string;
  /**
   * Why the value is invalid.
   *
   * - `key`: no field has this key.
   * - `twice`: the key is repeated. Only its first value is used, and this value is not the first.
   * - `flag`: the field is boolean, and the value is neither "1" nor "0".
   * - undefined: the value is not legal, and the field is not boolean.
   */
  why?: "key" | "twice" | "flag";
}

/** Parses a query string. Each invalid value is listed in `bad`, and replaced by the nearest legal value. */
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

/**
 * Writes a state as a query string. `isIncluded` selects the fields. By default these are the fields that differ from
 * their start value.
 */
export function writeState<F extends Fields>(
  state: StateOf<F>,
  fields: F,
  isIncluded = (field: F[string], value: unknown) => value !== field.start,
): string {
  const included = (Object.entries(fields) as [string, F[string]][]).filter(([key, field]) =>
    isIncluded(field, state[key]),
  );
  const query = `${new URLSearchParams(included.map(([key, field]) => [key, field.write(state[key])]))}`;
  return query ? `?${query}` : "";
}

/**
 * Returns the query string for a link to a state. It always contains the fields with `first`. If it would be empty, it
 * contains the remembered fields, because another user may remember other values.
 */
export const linkState = <F extends Fields>(state: StateOf<F>, fields: F): string =>
  writeState(state, fields, (field, value) => value !== field.start || field.first !== undefined) ||
  writeState(state, fields, (field) => !!field.remembered);

/** Returns the `first` values of the fields that have one. */
export const firstState = <F extends Fields>(fields: F): Partial<StateOf<F>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { first }]) => (first === undefined ? [] : [[key, first]])),
  ) as Partial<StateOf<F>>;

/** Returns the start values of all fields. */
export const startState = <F extends Fields>(fields: F): StateOf<F> => readState("", fields).state;
