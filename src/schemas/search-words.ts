/**
 * Words by which a query names values of a calculator: "dune crest" is `{ path: "sc" }`. A `#` in a word stands for a number, which
 * the value has in its place. Words without values name what the calculator is about.
 */
export interface SearchWord {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  readonly set?: Readonly<Record<string, string>>;
}
