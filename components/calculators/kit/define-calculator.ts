/**
 * The definition of a calculator: its fields, UI texts and results. The calculator's page, the search and tests use it.
 */
import type { BookId } from "../../../src/schemas/chapters.ts";
import type { Answer } from "./Answer.tsx";
import type { Result } from "./copy.ts";
import type { Fields, StateOf } from "./fields.ts";
import type { Say, WordSet } from "./words.ts";

/** The UI texts and fields of a form. `Given` is the type of the island's props other than UI texts. */
export interface Form<F extends Fields, Key extends string, Given> {
  words: WordSet<Key>;
  fields: F;
  /** Returns the fields, if their legal values depend on the island's props (`given`). */
  fieldsWith?: (given: Given) => F;
  /** Returns the string key of a field's label. By default the key is the field's name. */
  wordOf?: (key: string) => string;
  /**
   * Returns the string key of a value's label. By default it is the key of the field's label, a dot and the value:
   * "mover.truck".
   */
  valueWordOf?: (key: string, value: string) => string;
  /** Rewrites a query string before it is parsed, if a value may be written in several ways. */
  normalizeQuery?: (query: string) => string;
  /** Whether the day of the opened link (`as=`) stays in the URL after a change. For games, which go on for days. */
  keepsDay?: boolean;
}

/** Returns `wordOf` and `valueWordOf` of a form, or their defaults. */
export const wordKeysOf = ({
  wordOf = (key) => key,
  valueWordOf = (key, value) => `${wordOf(key)}.${value}`,
}: Pick<AnyDefinition, "wordOf" | "valueWordOf">) => [wordOf, valueWordOf] as const;

/**
 * The book of all results, for a calculator without the field `book`. `other` describes the other book. "same": as far
 * as we know, its results are the same. "unknown": its results are unknown. "none": it has no such rule.
 */
export type OnlyBook =
  | { readonly book: Exclude<BookId, "italian">; readonly other: "same" | "unknown" | "none" }
  | { readonly book: "italian" };

/** A form and its results. `Found` is the type of the result that `find` computes. */
export interface Definition<F extends Fields, Key extends string, Found, Given> extends Form<F, Key, Given> {
  /**
   * If present, the search shows the main result for a search that sets fields. Below the result, it shows the values
   * of the fields in `says`, the line about the book and, with `more`, the other results. `details` returns texts that
   * the page has below its results, such as names.
   */
  answersInSearch?: {
    says: readonly Exclude<keyof F & string, "book">[];
    more?: true;
    details?: (t: Say<Key>, found: Found) => readonly string[];
  };
  /** Settings of the line that names the book (book-line.ts). Every result has this line. */
  books?: {
    /** Returns the book of all results, if the calculator or the chosen roll does not use a field `book`. */
    only?: (state: StateOf<F>) => OnlyBook | undefined;
    /** Returns whether any result is shown. If not, as before the first roll, there is no line. By default true. */
    hasFigure?: (state: StateOf<F>, found: Found) => boolean;
    /**
     * Returns the results that can differ between ASL and SL, as text. If omitted, the first main result is compared.
     */
    figures?: (t: Say<Key>, found: Found, state: StateOf<F>) => readonly string[];
    /** Returns whether the result in ASL is unknown. The calculator then shows the SL result, even if ASL is chosen. */
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

/** The string keys of a calculator's UI texts. */
export type KeyOf<D> = D extends { words: WordSet<infer Key> } ? Key : never;
/**
 * The type of a calculator's data other than UI texts. The file given.ts provides the data for `find` and `answers`
 * (README.md).
 */
export type GivenOf<D> = D extends { find: (state: never, given: infer Given) => unknown } ? Given : never;

/** Returns the definition unchanged. It lets TypeScript infer the result type of `find` and the keys of `words`. */
export const defineCalculator = <F extends Fields, Key extends string, Found, Given>(
  definition: Definition<F, Key, Found, Given>,
): Definition<F, Key, Found, Given> => definition;
