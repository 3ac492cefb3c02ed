/** What a calculator is: the page, the headline in a search, the copied result, old links and tests all read its definition. */
import type { Answer } from "./Answer.tsx";
import type { Result } from "./copy.ts";
import type { Fields, StateOf } from "./fields.ts";
import type { Say, WordSet } from "./words.ts";

/** The words and fields of a form. `Given` is what its page hands to it beside the words. */
export interface Form<F extends Fields, Key extends string, Given> {
  words: WordSet<Key>;
  fields: F;
  /** The fields where their values depend on what the page gives. */
  fieldsWith?: (given: Given) => F;
  /** The key of a field's words, where it is not the field's own. */
  wordOf?: (key: string) => string;
  /** The key of a value's words, where it does not follow from its field's. */
  valueWordOf?: (key: string, value: string) => string;
  /** Writes a query string as the fields read it, where readers write it in other forms too. */
  asFieldsHold?: (query: string) => string;
}

/** A form, and what the calculator makes of its state. `Found` is what the game computes. */
export interface Definition<F extends Fields, Key extends string, Found, Given> extends Form<F, Key, Given> {
  /**
   * Says that a search that fills in the calculator shows its chief answer: with the values of the fields in `says`, told or assumed,
   * and with the further answers where `more` is set.
   */
  answersInSearch?: { says: readonly (keyof F & string)[]; more?: true };
  find: (state: StateOf<F>, given: Given) => Found;
  /** The answers, the chief one first. */
  answers: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => readonly Answer[];
  /** The result as it is copied. */
  result: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: what is found and given differs from calculator to calculator.
export type AnyDefinition = Definition<any, any, any, any>;

/** The keys of a definition's words. */
export type KeyOf<D> = D extends { words: WordSet<infer Key> } ? Key : never;
/** What the page of a definition gives to it. */
export type GivenOf<D> = D extends { find: (state: never, given: infer Given) => unknown } ? Given : never;

/** Types the parts of a definition by each other: `answers` is given what `find` has found, in the words that `words` names. */
export const defineCalculator = <F extends Fields, Key extends string, Found, Given>(
  definition: Definition<F, Key, Found, Given>,
): Definition<F, Key, Found, Given> => definition;
