/** The UI texts of calculators: strings of content/ui, with type-checked keys (src/build/word-types.ts). */
import { type Book, printNumbers } from "../../../src/game/scenario.ts";
import type { PrintedName } from "./printed-names.ts";

/** The keys of a calculator's UI texts, without their prefix, and the keys of the shared UI texts. */
export type Word<Prefix extends keyof UiWords> =
  | Exclude<UiWords[Prefix], `ready.${string}` | `address.${string}`>
  | UiWords["tool"];

/**
 * The keys of a calculator's UI texts with their prefix: "sandBog.mover". For a union of prefixes: the keys of every
 * prefix.
 */
export type WordOf<Prefix extends keyof UiWords> = Prefix extends keyof UiWords
  ? `${Prefix}.${UiWords[Prefix]}`
  : never;

/** All keys that begin with `Beginning`, for example with "sandBog.mover". */
type WordsWith<Beginning extends string> = Extract<WordOf<keyof UiWords>, `${Beginning}${string}`>;

/** The key prefix of shared questions (content/ui/questions.yaml). */
export const SHARED = "ask.";

/**
 * The keys of all strings whose key begins with `Beginning`, as a calculator uses them: without the prefix "ask." of
 * shared questions.
 */
type GivenWord<Beginning extends string> =
  WordsWith<Beginning> extends infer Key extends string
    ? Key extends `${typeof SHARED}${infer Name}`
      ? Name
      : Key
    : never;
/** The names that the printed tables give to the values of a shared question: "ec.dry" for "ask.ec". */
type PrintedWord<Beginning extends string> = Beginning extends `${typeof SHARED}${infer Question}`
  ? Extract<PrintedName, `${Question}.${string}`>
  : never;

/** The set of strings of content/ui that a calculator uses. `key` is never set; it only carries the keys' type. */
export interface WordSet<Key extends string> {
  /** The key prefix of the calculator's own strings: "sandBog". */
  readonly own: keyof UiWords;
  /** Key prefixes of strings of shared questions ("ask.mover") and of other calculators ("hammada.none"). */
  readonly others: readonly string[];
  readonly key?: Key;
}

/**
 * Returns the string set of a calculator: its own strings, the shared strings, and strings of other calculators by key
 * prefix (`others`). The prefix "ask." of shared questions is dropped, so that the label of the field `mover` has the
 * key "mover".
 */
export const wordsOf = <P extends keyof UiWords, O extends string = never>(
  own: P,
  ...others: readonly O[]
): WordSet<Word<P> | GivenWord<O> | PrintedWord<O>> => ({ own, others });

/** The type of the function that returns the strings of a set. */
export type SayOf<Words> = Words extends WordSet<infer Key> ? Say<Key> : never;

/** The values for the placeholders of a string, by name: `{name}`. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a string by its key, with its placeholders filled in. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string;

/**
 * Fills in placeholders. Repeats src/schemas/fill.ts, because if both used the same file, every search would load the
 * code of the kit.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * During a build, `khamsinMissing` collects missing strings, so that the build reports all of them
 * (src/build/missing-words.ts).
 */
const build: { khamsinMissing?: (word: string) => string } = globalThis as object;

/**
 * Creates the function that returns strings by key. `wordsIn` is the file and key prefix for errors about a missing
 * string: "content/ui/fire.yaml: fire." `book` returns the book whose rule numbers the strings print for "[D7.31]". The
 * created function throws an Error for a missing key, except during a build.
 */
export function sayFrom<Key extends string>(
  strings: Readonly<Record<Key, string>>,
  wordsIn: string,
  book: () => Book = () => "sl",
): Say<Key> {
  return (key, values = {}) => {
    const text = strings[key] ?? build.khamsinMissing?.(wordsIn + key);
    if (text === undefined) throw new Error(`${wordsIn}${key} is missing`);
    return fill(printNumbers(book(), text), values);
  };
}
