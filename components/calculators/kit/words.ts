/** The UI texts of calculators: strings of content/ui, with type-checked keys (src/build/word-types.ts). */
import { type Book, printNumbers } from "../../../src/game/scenario.ts";
import type { PrintedName } from "./printed-names.ts";

/**
 * The string keys that a calculator uses: those of its own texts, without prefix ("mover"), and those of texts that all
 * calculators share.
 */
export type Word<Prefix extends keyof UiWords> =
  | Exclude<UiWords[Prefix], `ready.${string}` | `address.${string}`>
  | UiWords["tool"];

/**
 * The keys of a calculator's own texts, with prefix: "sandBog.mover". For a union of prefixes: the keys of every
 * prefix.
 */
export type WordOf<Prefix extends keyof UiWords> = Prefix extends keyof UiWords
  ? `${Prefix}.${UiWords[Prefix]}`
  : never;

/** All keys that begin with `Beginning`: `WordsWith<"sandBog.mover">`. */
type WordsWith<Beginning extends string> = Extract<WordOf<keyof UiWords>, `${Beginning}${string}`>;

/** The key prefix of questions that several calculators ask (content/ui/questions.yaml). */
export const SHARED = "ask.";

/** All keys that begin with `Beginning`, as a calculator uses them: "mover" instead of "ask.mover". */
type GivenWord<Beginning extends string> =
  WordsWith<Beginning> extends infer Key extends string
    ? Key extends `${typeof SHARED}${infer Name}`
      ? Name
      : Key
    : never;
/** Keys of names from the printed tables, for a shared question: "ec.dry" for "ask.ec". */
type PrintedWord<Beginning extends string> = Beginning extends `${typeof SHARED}${infer Question}`
  ? Extract<PrintedName, `${Question}.${string}`>
  : never;

/** The strings of content/ui that a calculator uses. `key` is never set. It only carries the type of the keys. */
export interface WordSet<Key extends string> {
  /** The key prefix of the calculator's own strings: "sandBog". */
  readonly own: keyof UiWords;
  /** Key prefixes of other strings: of shared questions ("ask.mover") and of other calculators ("hammada.none"). */
  readonly others: readonly string[];
  readonly key?: Key;
}

/**
 * Returns the strings that a calculator uses: its own strings, the strings that all calculators share, and strings
 * whose keys begin with one of `others`. The prefix "ask." is dropped: the string "ask.mover" gets the key "mover", so
 * that it labels the field `mover`.
 */
export const wordsOf = <P extends keyof UiWords, O extends string = never>(
  own: P,
  ...others: readonly O[]
): WordSet<Word<P> | GivenWord<O> | PrintedWord<O>> => ({ own, others });

/** The type of the function `t`, which returns the strings of a set. */
export type SayOf<Words> = Words extends WordSet<infer Key> ? Say<Key> : never;

/** The values for the placeholders of a string: `{ dr: 8 }` for "{dr}". */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a string by its key, with its placeholders filled in. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string;

/**
 * Fills in placeholders such as "{dr}". Repeats src/schemas/fill.ts, because a shared file would make every search load
 * the calculators' code.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * During a build, `khamsinMissing` collects missing strings, so that the build reports them all at once
 * (src/build/missing-words.ts).
 */
const build: { khamsinMissing?: (word: string) => string } = globalThis as object;

/**
 * Creates the function `t`, which returns strings by key. `t` throws an Error for a missing key, except during a build.
 * `wordsIn` is the start of its message: "content/ui/fire.yaml: fire." `book` returns the book whose rule number is
 * printed for "[D7.31]" in a string.
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
