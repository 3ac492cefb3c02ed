import { checkWhole, type Distribution, die, mapValues } from "./distribution.ts";

/** The strengths of counters in the example of F.7. Players read others, and A-T strengths, off their counters. */
export const EXAMPLE_STRENGTHS = [12, 8, 6];

/** F.7B, D.6B: the Known factors for each Dummy. Our reading: a remainder gives none. */
export const FACTORS_PER_DUMMY = 24;

/** Limit of the calculator, not of a rule: more factors are a typing error. */
const MAX_FACTORS = 120;

/** Known factors divided into counters: the number of counters of each strength used, strongest first. */
export type Split = {
  readonly parts: readonly { readonly strength: number; readonly counters: number }[];
  readonly counters: number;
};

/** Ways to divide factors into counters: their number, and the first of them, fewest counters first. */
export type Splits = { readonly ways: number; readonly listed: readonly Split[] };

/**
 * Counts the ways to divide factors. `[i][counters][factors]` is the number of ways with exactly so many counters, of the
 * strengths from index i on.
 */
function waysToHold(factors: number, strengths: readonly number[]): number[][][] {
  const most = Math.floor(factors / Math.min(...strengths));
  const none = Array.from({ length: most + 1 }, (_, c) =>
    Array.from({ length: factors + 1 }, (_, f) => +(c + f === 0)),
  );
  const ways = [none];
  for (const strength of strengths.toReversed()) {
    const grid: number[][] = [];
    for (const [c, row] of ways[0]!.entries()) grid.push(row.map((n, f) => n + (grid[c - 1]?.[f - strength] ?? 0)));
    ways.unshift(grid);
  }
  return ways;
}

/**
 * Returns the ways to divide all Known factors into at most `mostCounters` counters of these strengths (F.7, D.6). All ways are
 * counted, but at most `mostListed` listed. There are none if counters cannot hold the factors exactly.
 * @throws RangeError when the factors are not a whole number from 0 to 120, or the strengths not 1 to 5 different ones ≥ 1
 */
export function splits(
  factors: number,
  strengths: readonly number[],
  mostListed = Infinity,
  mostCounters = Infinity,
): Splits {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  const legal = strengths.every((s) => Number.isInteger(s) && s >= 1) && new Set(strengths).size === strengths.length;
  if (!legal || strengths.length < 1 || strengths.length > 5) throw new RangeError(`not strengths: ${strengths}`);
  const strongestFirst = strengths.toSorted((a, b) => b - a);
  const ways = waysToHold(factors, strongestFirst);
  const listed: Split[] = [];
  const list = (i: number, factors: number, counters: number, split: Split) => {
    if (listed.length >= mostListed || !ways[i]![counters]![factors]) return;
    const strength = strongestFirst[i];
    if (strength === undefined) listed.push(split);
    else
      for (let n = Math.min(counters, Math.floor(factors / strength)); n >= 0; n--) {
        const parts = n ? [...split.parts, { strength, counters: n }] : split.parts;
        list(i + 1, factors - n * strength, counters - n, { ...split, parts });
      }
  };
  const fitting = ways[0]!.slice(0, mostCounters + 1);
  for (const counters of fitting.keys()) list(0, factors, counters, { parts: [], counters });
  return { ways: fitting.reduce((all, row) => all + row[factors]!, 0), listed };
}

/**
 * Returns the greatest number of factors, up to `factors`, that counters of these strengths can hold exactly (F.7, D.6).
 * @throws RangeError as `splits` does
 */
export function mostPlaceable(factors: number, strengths: readonly number[]): number {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  const reach = [true];
  for (let n = 1; n <= factors; n++) reach[n] = strengths.some((s) => s <= n && reach[n - s]);
  return reach.lastIndexOf(true);
}

export type Dummies = {
  /** The number received without a dr. */
  readonly sure: number;
  readonly from: "allotment" | "factors";
  /** F.7B: ≥ 1 received allows the Secret dr. */
  readonly secretDr: boolean;
  /** The number after the Secret dr, of 6; null if the dr is not allowed. */
  readonly total: Distribution | null;
};

/**
 * Returns the Dummy minefields of a player (F.7B, D.6B). `allotted`: the number in the player's OB, 0 if it has none.
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

/** Returns the Dummies that a Secret dr adds: ½ of the dr, rounded down (F.7B, D.6B). */
export function extraDummies(secretDr: number): number {
  return Math.floor(secretDr / 2);
}

export type KnownLine = {
  /** The hexes of the line: of both counters, and between them. */
  readonly hexes: number;
  /** The splits that fit into the line, one minefield per hex. */
  readonly fitting: Splits;
};

/**
 * Returns the ways to place all the factors in a line between two counters with arrows (F.7A). `between`: the hexes between them.
 * @throws RangeError when `between` is not a whole number ≥ 0, or as `splits` does
 */
export function knownLine(
  between: number,
  factors: number,
  strengths: readonly number[],
  mostListed = Infinity,
): KnownLine {
  checkWhole("hexes", between);
  const hexes = between + 2;
  return { hexes, fitting: splits(factors, strengths, mostListed, hexes) };
}
