import { checkWhole, type Distribution, die, mapValues } from "./distribution.ts";

/** F.7: the strengths of counters in its example. Others, and those of A-T mines, are read off the counters. */
export const EXAMPLE_STRENGTHS = [12, 8, 6];

/** F.7B, D.6B: one Dummy for each full set of so many Known factors. That only full sets count is our reading. */
export const FACTORS_PER_DUMMY = 24;

/** The calculator's limit, not a rule's: more factors are a typing error. */
const MAX_FACTORS = 120;

/** Known factors on counters: how many counters of each strength that is used, the strongest first. */
export type Split = {
  readonly parts: readonly { readonly strength: number; readonly counters: number }[];
  readonly counters: number;
};

/**
 * F.7, D.6: every way to set up all the Known factors on counters of these strengths, the fewest counters first.
 * Empty where they do not come out even.
 * @throws RangeError when the factors are not a whole number from 0 to 120, or the strengths not 1 to 5 different ones ≥ 1
 */
export function splits(factors: number, strengths: readonly number[]): readonly Split[] {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  const legal = strengths.every((s) => Number.isInteger(s) && s >= 1) && new Set(strengths).size === strengths.length;
  if (!legal || strengths.length < 1 || strengths.length > 5) throw new RangeError(`not strengths: ${strengths}`);
  const found: Split[] = [];
  const place = (left: number, [strength, ...weaker]: readonly number[], parts: Split["parts"], counters: number) => {
    if (left === 0) found.push({ parts, counters });
    else if (strength !== undefined) {
      for (let n = Math.floor(left / strength); n >= 0; n--)
        place(left - n * strength, weaker, n ? [...parts, { strength, counters: n }] : parts, counters + n);
    }
  };
  const strongestFirst = strengths.toSorted((a, b) => b - a);
  place(factors, strongestFirst, [], 0);
  return found.sort((a, b) => a.counters - b.counters);
}

/**
 * F.7, D.6: the greatest number of factors, up to `factors`, that counters of these strengths can hold exactly.
 * @throws RangeError as `splits` does
 */
export function mostPlaceable(factors: number, strengths: readonly number[]): number {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  const reach = [true];
  for (let n = 1; n <= factors; n++) reach[n] = strengths.some((s) => s <= n && reach[n - s]);
  return reach.lastIndexOf(true);
}

export type Dummies = {
  /** How many are received without a dr. */
  readonly sure: number;
  readonly from: "allotment" | "factors";
  /** F.7B: ≥ 1 received allows the Secret dr. */
  readonly secretDr: boolean;
  /** How many there are after the Secret dr, of 6; null if it is not allowed. */
  readonly total: Distribution | null;
};

/**
 * F.7B, D.6B: the Dummy minefields of a player. `allotted`: the number in his OB, 0 where it has none.
 * @throws RangeError when the factors are not a whole number from 0 to 120, or the allotment not one ≥ 0
 */
export function dummies(factors: number, allotted: number): Dummies {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  checkWhole("Dummies", allotted);
  const sure = allotted || Math.floor(factors / FACTORS_PER_DUMMY);
  return {
    sure,
    from: allotted ? "allotment" : "factors",
    secretDr: sure >= 1,
    total: sure >= 1 ? mapValues(die, (dr) => sure + extraDummies(dr)) : null,
  };
}

/** F.7B, D.6B: what a Secret dr adds: ½ of it, fractions dropped. */
export function extraDummies(secretDr: number): number {
  return Math.floor(secretDr / 2);
}

export type KnownLine = {
  /** Of the line: both counters' and those between. */
  readonly hexes: number;
  /** The splits that fit, one minefield to a hex. */
  readonly fitting: readonly Split[];
};

/**
 * F.7A: a line between two counters with arrows, `between` hexes apart, that is to hold all the factors.
 * @throws RangeError when `between` is not a whole number ≥ 0, or as `splits` does
 */
export function knownLine(between: number, factors: number, strengths: readonly number[]): KnownLine {
  checkWhole("hexes", between);
  const hexes = between + 2;
  return { hexes, fitting: splits(factors, strengths).filter(({ counters }) => counters <= hexes) };
}
