/** The role of a unit in an attack. `unsaid` means that the query does not show the role. */
export type Role = "firer" | "target" | "unsaid";

/**
 * Words of a query that set fields of a calculator: "dune crest" sets `{ path: "sc" }`. A `#` in a word stands for a
 * number, which replaces the `#` in `set`: "# hexes" sets `{ range: "#" }`. Words without `set` name the calculator's
 * subject, unless they are `isUnneeded`.
 */
export interface SearchWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
  /** Whether the words name the calculator's subject, too. */
  readonly isAbout?: true;
  /** The words set the values only in these roles: "truck" only as `target`. If omitted, they do so in every role. */
  readonly roles?: readonly Role[];
  /** Whether the words make no difference to the result, because the rule does not depend on them. */
  readonly isUnneeded?: true;
  /**
   * The values to set instead, if another word sets a field of `set` to a different value. In "hillock in sand",
   * "hillock" sets the terrain, so "sand" only sets the ground.
   */
  readonly otherwise?: Readonly<Record<string, string>>;
  /** Fields that the words suggest but do not state: "truck" suggests a medium or heavy truck. */
  readonly assumes?: readonly string[];
}

/**
 * A `SearchWord` in one language, as a tuple. The words name the calculator's subject if `isAbout` is true, or if `set`
 * and `isUnneeded` are undefined.
 */
export type Choice = readonly [
  words: readonly string[],
  set?: Readonly<Record<string, string>> | undefined,
  isAbout?: boolean | undefined,
  more?: Pick<SearchWord, "roles" | "isUnneeded" | "assumes" | "otherwise"> | undefined,
];

/** The label and the value of a calculator's field, as shown to users: ["Ground Pressure", "Normal"]. */
export type FieldInWords = readonly [label: string, value: string];

/** A calculator's result in the search. `query` is the query string that opens the calculator with this result. */
export interface Headline {
  readonly query: string;
  /** The main result: "Bogs on 8+". `odds` is printed after it in smaller letters: the odds or a note. */
  readonly roll: string;
  readonly odds?: string | undefined;
  /** Further results. Empty if the main result alone answers the query. */
  readonly more: readonly string[];
  /**
   * Names the book of the result. If the calculator has both books, this text also gives the result of the other book.
   */
  readonly book: string;
  /** The fields that the query sets (`stated`), and the assumed fields that would change the result (`assumed`). */
  readonly stated: readonly FieldInWords[];
  readonly assumed: readonly FieldInWords[];
}
