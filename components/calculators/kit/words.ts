/** The words of calculators: strings of content/ui, by keys that the type check knows (src/build/word-types.ts). */

/** The keys of a calculator's words without their prefix, and of the shared words. */
export type Word<Prefix extends keyof UiWords> =
  | Exclude<UiWords[Prefix], `ready.${string}` | `address.${string}`>
  | UiWords["tool"];

/** The keys of a calculator's words with their prefix: "sandBog.mover". A union of prefixes gives the keys of each. */
export type WordOf<Prefix extends keyof UiWords> = Prefix extends keyof UiWords
  ? `${Prefix}.${UiWords[Prefix]}`
  : never;

/** The keys of words that begin with a prefix such as "sandBog.mover". */
type WordsWith<Beginning extends string> = Extract<WordOf<keyof UiWords>, `${Beginning}${string}`>;

/** The strings of content/ui that a calculator uses. `key` is never set: it only carries the type of the keys. */
export interface WordSet<Key extends string> {
  /** The prefix of the keys of its own words. */
  readonly own: keyof UiWords;
  /** Prefixes of the keys of other calculators' words. */
  readonly others: readonly string[];
  readonly key?: Key;
}

/** The words of a calculator: its own, the shared ones, and those with a prefix among `others`. */
export const wordsOf = <P extends keyof UiWords, O extends string = never>(
  own: P,
  ...others: readonly O[]
): WordSet<Word<P> | WordsWith<O>> => ({ own, others });

/** The function that returns the words of a set. */
export type SayOf<Words> = Words extends WordSet<infer Key> ? Say<Key> : never;

/** The values for `{name}` in a string. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a string by its key, with `{name}` filled in. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string;

/** Fills in `{name}`, as src/schemas/fill.ts does. Sharing that file would load this whole kit with every search. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** During a build, which reports missing strings together, `khamsinMissing` collects them (src/build/missing-words.ts). */
const build: { khamsinMissing?: (word: string) => string } = globalThis as object;

/**
 * Creates the function that returns strings by key. `wordsIn` is the file and key prefix for the message about a missing
 * one: "content/ui/fire.yaml: fire." @throws Error for a missing key outside a build
 */
export function sayFrom<Key extends string>(strings: Readonly<Record<Key, string>>, wordsIn: string): Say<Key> {
  return (key, values = {}) => {
    const text = strings[key] ?? build.khamsinMissing?.(wordsIn + key);
    if (text === undefined) throw new Error(`${wordsIn}${key} is missing`);
    return fill(text, values);
  };
}
