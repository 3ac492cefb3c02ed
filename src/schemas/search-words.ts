/**
 * Words by which a query names values of a calculator: "dune crest" is `{ path: "sc" }`. A `#` in a word stands for a number, which
 * the value has in its place. Words without values name what the calculator is about.
 */
export interface SearchWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
  /** Whether the words name what the calculator is about though they set a value. */
  readonly isAbout?: true;
}

/** What a calculator answers, in short: what to roll, and the odds or whatever else goes with it. `query`: the address that shows it. */
export interface Headline {
  readonly query: string;
  readonly roll: string;
  readonly odds?: string | undefined;
}
