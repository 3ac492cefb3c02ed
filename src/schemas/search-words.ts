/** The role of a unit in an attack; `unsaid` if no verb or particle of the query shows the role. */
export type Role = "firer" | "target" | "unsaid";

/**
 * Words of a query that set values of a calculator: "dune crest" sets `{ path: "sc" }`. A `#` in a word matches a
 * number, which replaces the `#` in the value: "# hexes" sets `{ range: "#" }`. Words without `set` name the
 * calculator's subject.
 */
export interface SearchWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
  /** Whether the words name the calculator's subject as well as setting a value. */
  readonly isAbout?: true;
  /** The roles in which the words set the values: "truck" as `target`. Every role if omitted. */
  readonly roles?: readonly Role[];
  /** Whether the words change nothing in the calculator's result, because the rule does not depend on them. */
  readonly isUnneeded?: true;
  /**
   * The values to set in place of `set` if another word of the query gives a different value to a field of `set`. In
   * "hillock in sand", "hillock" sets the terrain, so "sand" only sets the ground.
   */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** The fields that the words only suggest: "truck" means a medium or heavy truck unless the query says otherwise. */
  readonly assumes?: readonly string[];
}

/**
 * A `SearchWord` in one language. The words name the calculator's subject if `set` is undefined or `isAbout` is true. A
 * `#` matches a number.
 */
export type Choice = readonly [
  words: readonly string[],
  set?: Readonly<Record<string, string>> | undefined,
  isAbout?: boolean | undefined,
  more?: Pick<SearchWord, "roles" | "isUnneeded" | "assumes" | "otherwise"> | undefined,
];

/** A field of a calculator in words: "Ground Pressure", "Normal". */
export type FieldInWords = readonly [label: string, value: string];

/** A short result of a calculator. `query` opens the calculator with this result. */
export interface Headline {
  readonly query: string;
  /** What to roll. `odds` has the odds, or another addition that is printed after `roll`. */
  readonly roll: string;
  readonly odds?: string | undefined;
  /** Further results, if the first result alone does not answer the query. */
  readonly more: readonly string[];
  /**
   * A text that names the book of the result and, if the calculator has both books, also gives the result of the other
   * book.
   */
  readonly book: string;
  /** The fields that the query states, and the assumed fields that would change the answer. */
  readonly stated: readonly FieldInWords[];
  readonly assumed: readonly FieldInWords[];
}
