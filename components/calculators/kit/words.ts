/** The words of calculators: strings of content/ui, by keys that the type check knows (src/build/word-types.ts). */

/** The keys of a calculator's own words, by the first part of their names in content/ui, and of those that all share. */
export type Word<Prefix extends keyof UiWords> =
  | Exclude<UiWords[Prefix], `ready.${string}` | `address.${string}`>
  | UiWords["tool"];

/** The keys of another calculator's words with their prefix in front: "sandBog.mover". Of several prefixes each has its own. */
export type WordOf<Prefix extends keyof UiWords> = Prefix extends keyof UiWords
  ? `${Prefix}.${UiWords[Prefix]}`
  : never;

/** The keys of other calculators' words that begin with one of these: "sandBog.mover". */
type WordsWith<Beginning extends string> = Extract<WordOf<keyof UiWords>, `${Beginning}${string}`>;

/** The strings of content/ui that a calculator uses. `key` is never set: it holds the type of their keys. */
export interface WordSet<Key extends string> {
  /** The first part of the keys of its own words. */
  readonly own: keyof UiWords;
  /** The beginnings of the keys of other calculators' words. */
  readonly others: readonly string[];
  readonly key?: Key;
}

/** The words of a calculator: its own, those that all share, and those of others whose keys begin with one of `others`. */
export const wordsOf = <P extends keyof UiWords, O extends string = never>(
  own: P,
  ...others: readonly O[]
): WordSet<Word<P> | WordsWith<O>> => ({ own, others });

/** What gives the words of a set. */
export type SayOf<Words> = Words extends WordSet<infer Key> ? Say<Key> : never;

/** Numbers and words that stand for `{name}` in a string. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a string by its key, with `{name}` filled in. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string;

/** A string with `{name}` filled in, as src/schemas/fill.ts does: a file shared with it would bring all of this kit to every search. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Gives strings by their keys. The function throws an Error for a key without a string. It names the key behind `wordsIn`, the file
 * and the first part of the keys: "content/ui/fire.yaml: fire."
 */
export function sayFrom<Key extends string>(strings: Readonly<Record<Key, string>>, wordsIn: string): Say<Key> {
  return (key, values = {}) => {
    const text = strings[key];
    if (text === undefined) throw new Error(`${wordsIn}${key} is missing`);
    return fill(text, values);
  };
}
