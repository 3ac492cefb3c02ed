/**
 * The definition of a calculator, shared by its page, the headline in the search, the copied result, old links and
 * tests.
 */
import type { BookId } from "../../../src/schemas/chapters.ts";
import type { Answer } from "./Answer.tsx";
import type { Result } from "./copy.ts";
import type { Fields, StateOf } from "./fields.ts";
import type { Say, WordSet } from "./words.ts";

/** The UI texts and fields of a form. `Given` is the type of the data that the island gets besides the UI texts. */
export interface Form<F extends Fields, Key extends string, Given> {
  words: WordSet<Key>;
  fields: F;
  /** Returns the fields, if their legal values depend on `given`. */
  fieldsWith?: (given: Given) => F;
  /** Returns the string key of a field's label. By default the key is the field's name. */
  wordOf?: (key: string) => string;
  /** Returns the string key of a value's label. By default the key is the field's string key, a dot and the value. */
  valueWordOf?: (key: string, value: string) => string;
  /** Normalizes a query string for the fields, if a value may be written in several ways. */
  normalizeQuery?: (query: string) => string;
  /** Whether the day of an opened link (`as=`) stays in the URL after the first change, as in a game, which goes on for days. */
  keepsDay?: boolean;
}

/** Returns `wordOf` and `valueWordOf` of a form, or their defaults if the form does not define them. */
export const wordKeysOf = ({
  wordOf = (key) => key,
  valueWordOf = (key, value) => `${wordOf(key)}.${value}`,
}: Pick<AnyDefinition, "wordOf" | "valueWordOf">) => [wordOf, valueWordOf] as const;

/**
 * The book of a calculator's figures, for a calculator without the field `book`. `other`: "same" if the other book has
 * the same figures, as far as is known; "unknown" if its figures are unknown; "none" if it has no such rule.
 */
export type OnlyBook =
  | { readonly book: Exclude<BookId, "italian">; readonly other: "same" | "unknown" | "none" }
  | { readonly book: "italian" };

/** A form and its results. `Found` is the type of the result that `find` computes by the rules. */
export interface Definition<F extends Fields, Key extends string, Found, Given> extends Form<F, Key, Given> {
  /**
   * If present, the search shows the calculator's main result for a search query that sets fields. Below the result,
   * the search shows the values of the fields in `says`, the line on the book and, if `more` is set, the other results.
   */
  answersInSearch?: {
    says: readonly Exclude<keyof F & string, "book">[];
    more?: true;
  };
  /** Settings of the line that names the book of the figures (book-line.ts). Every result has this line. */
  books?: {
    /** Returns the book of all figures, for a calculator or a roll without the field `book`. */
    only?: (state: StateOf<F>) => OnlyBook | undefined;
    /** Returns the figures that can differ between the books, as text. The default is the first main result. */
    figures?: (t: Say<Key>, found: Found, state: StateOf<F>) => readonly string[];
    /** Returns whether the figure of ASL is unknown, so that a state with the book ASL has the figure of SL. */
    isUnknown?: (state: StateOf<F>) => boolean;
  };
  find: (state: StateOf<F>, given: Given) => Found;
  /** Returns the main results, the most important first. */
  answers: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => readonly Answer[];
  /** Returns the result to copy, with its derivation. */
  result: (t: Say<Key>, state: StateOf<F>, found: Found, given: Given) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of results and props differ between calculators.
export type AnyDefinition = Definition<any, any, any, any>;

/** The string keys that a definition uses. */
export type KeyOf<D> = D extends { words: WordSet<infer Key> } ? Key : never;
/**
 * The data that a definition needs besides the UI texts. A file given.ts has the data for `find` and `answers`
 * (README.md).
 */
export type GivenOf<D> = D extends { find: (state: never, given: infer Given) => unknown } ? Given : never;

/**
 * Returns the definition unchanged. TypeScript infers its types: `answers` gets the result type of `find` and the keys
 * of `words`.
 */
export const defineCalculator = <F extends Fields, Key extends string, Found, Given>(
  definition: Definition<F, Key, Found, Given>,
): Definition<F, Key, Found, Given> => definition;
