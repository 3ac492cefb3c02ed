/** Whose part a word of a query names in an attack; `unsaid` where no verb or particle tells it. */
export type Role = "firer" | "target" | "unsaid";

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
  /** The parts in an attack in which the words count; any part where it is left out. */
  readonly roles?: readonly Role[];
  /** Whether the rule asks for nothing that the words say: they change no answer. */
  readonly isUnneeded?: true;
  /** The fields that the words only suggest: "truck" is a medium or heavy one until the query says more. */
  readonly assumes?: readonly string[];
}

/** A field of a calculator in words: "Ground Pressure", "Normal". */
export type Said = readonly [label: string, value: string];

/** What a calculator answers, in short. `query` is the address that shows it. */
export interface Headline {
  readonly query: string;
  /** What to roll, and the odds or whatever else goes with it. */
  readonly roll: string;
  readonly odds?: string | undefined;
  /** The further answers, where the first is not all that was asked. */
  readonly more: readonly string[];
  /** The fields that the query has told, and those that it has not and that would change the answer. */
  readonly told: readonly Said[];
  readonly assumed: readonly Said[];
}
