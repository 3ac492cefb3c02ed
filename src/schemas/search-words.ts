/**
 * Words of a query that set values of a calculator: "dune crest" sets `{ path: "sc" }`. A `#` in a word matches a number, which
 * replaces the `#` in the value. Words without `set` name the calculator's subject.
 */
export interface SearchWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
  /** Whether the words name the calculator's subject although they set a value. */
  readonly isAbout?: true;
}

/** A short answer of a calculator: what to roll, and the odds or other details. `query` is the state that shows it. */
export interface Headline {
  readonly query: string;
  readonly roll: string;
  readonly odds?: string | undefined;
}
