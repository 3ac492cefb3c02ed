/** A calculator's definition, used by its page, the headline in a search, the copied result, old links and tests. */
import type { BookId } from "../../../src/schemas/chapters.ts";
import type { Answer } from "./Answer.tsx";
import type { Result } from "./copy.ts";
import type { Fields, StateOf } from "./fields.ts";
import type { Say, WordSet } from "./words.ts";

/** The words and fields of a form. `Given` is the type of the page's props besides the words. */
export interface Form<F extends Fields, Key extends string, Given> {
  words: WordSet<Key>;
  fields: F;
  /** The fields, if their values depend on the page's props. */
  fieldsWith?: (given: Given) => F;
  /** Returns the key of a field's words, if it differs from the field's name. */
  wordOf?: (key: string) => string;
  /** Returns the key of a value's words, if it does not follow from the field's key. */
  valueWordOf?: (key: string, value: string) => string;
  /** Normalizes a query string for the fields, if several notations are accepted. */
  asFieldsHold?: (query: string) => string;
}

/** Returns the functions for the keys of a form's words, `wordOf` and `valueWordOf`, with their defaults. */
export const wordKeysOf = ({
  wordOf = (key) => key,
  valueWordOf = (key, value) => `${wordOf(key)}.${value}`,
}: Pick<AnyDefinition, "wordOf" | "valueWordOf">) => [wordOf, valueWordOf] as const;

/** A form and its results. `Found` is the type of the game's computation. */
export interface Definition<F extends Fields, Key extends string, Found, Given> extends Form<F, Key, Given> {
  /**
   * Makes a search that fills in the calculator show its main answer, with the values of the fields in `says`, and with the further
   * answers if `more` is set. Every answer names its book: that of the field `book`, or else the result of `bookOf`.
   */
  answersInSearch?: {
    says: readonly Exclude<keyof F & string, "book">[];
    more?: true;
    /** Returns the only book with this figure, or undefined if the field `book` decides. */
    bookOf?: (state: StateOf<F>) => BookId | undefined;
    /** Returns the part of an answer that can differ between the books; by default all of it. */
    figureOf?: (answer: Answer) => string;
  };
  find: (state: StateOf<F>, given: Given) => Found;
  /** The answers, the main one first. */
  answers: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => readonly Answer[];
  /** The result as copied text. */
  result: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of results and props differ between calculators.
export type AnyDefinition = Definition<any, any, any, any>;

/** The keys of a definition's words. */
export type KeyOf<D> = D extends { words: WordSet<infer Key> } ? Key : never;
/** The props of a definition's page, besides the words. */
export type GivenOf<D> = D extends { find: (state: never, given: infer Given) => unknown } ? Given : never;

/** Types the parts of a definition by each other: `answers` gets the result of `find` and the words of `words`. */
export const defineCalculator = <F extends Fields, Key extends string, Found, Given>(
  definition: Definition<F, Key, Found, Given>,
): Definition<F, Key, Found, Given> => definition;
