import { checkWhole, type Distribution, die, mapValues } from "./distribution.ts";

/**
 * The strengths of counters in the example of F.7, used as the default. Other strengths, and those of A-T mines, are on
 * the players' counters.
 */
export const EXAMPLE_STRENGTHS = [12, 8, 6];

/**
 * F.7B, D.6B: a player gets one Dummy for each 24 Known factors. By our reading, a remainder of less than 24 gives no
 * Dummy.
 */
export const FACTORS_PER_DUMMY = 24;

/**
 * The maximum number of factors that the calculator accepts. No rule has this limit; a greater number is treated as a
 * typing error.
 */
const MAX_FACTORS = 120;

/**
 * A way to divide Known factors into counters. `parts`: how many counters of each strength are used, strongest first.
 * `counters`: how many counters in all.
 */
export type Split = {
  readonly parts: readonly { readonly strength: number; readonly counters: number }[];
  readonly counters: number;
};

/**
 * The ways to divide factors into counters. `ways`: the number of all ways. `listed`: the first ways, fewest counters
 * first.
 */
export type Splits = { readonly ways: number; readonly listed: readonly Split[] };

/**
 * Counts the ways to divide factors into counters. In the result, `[i][counters][factors]` is the number of ways to
 * divide `factors` into exactly `counters` counters. Only the strengths from index i on are used.
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
 * Returns the ways to divide all the Known factors into counters of these strengths (F.7, D.6). Each way has at most
 * `mostCounters` counters. All ways are counted, but only the first `mostListed` are listed.
 * @throws RangeError when the factors are not a whole number from 0 to 120, or the strengths not 1 to 5 different whole
 * numbers ≥ 1
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
 * Returns how many of the factors can be placed with counters of these strengths (F.7, D.6): 24 of 25 factors with
 * counters of 12, 8 and 6.
 * @throws RangeError when the factors are not a whole number from 0 to 120
 */
export function mostPlaceable(factors: number, strengths: readonly number[]): number {
  checkWhole("factors", factors, 0, MAX_FACTORS);
  const reach = [true];
  for (let n = 1; n <= factors; n++) reach[n] = strengths.some((s) => s <= n && reach[n - s]);
  return reach.lastIndexOf(true);
}

/** The Dummy minefields of a player. */
export type Dummies = {
  /** The number of Dummies before the Secret dr. */
  readonly sure: number;
  /** The source of the Dummies: the OB allots them, or the Known factors give them. */
  readonly from: "allotment" | "factors";
  /** F.7B: whether the player may make the Secret dr, which needs at least 1 Dummy. */
  readonly secretDr: boolean;
  /** The odds of each number of Dummies after the Secret dr, in sixths; null if the dr is not allowed. */
  readonly total: Distribution | null;
};

/**
 * Returns the Dummy minefields of a player (F.7B, D.6B). `factors`: the Known factors. `allotted`: the number of
 * Dummies in the player's OB.
 * @throws RangeError when the factors are not a whole number from 0 to 120, or the allotment not a whole number ≥ 0
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

/** Returns the number of Dummies that a Secret dr adds: ½ of the dr, rounded down (F.7B, D.6B). */
export function extraDummies(secretDr: number): number {
  return Math.floor(secretDr / 2);
}

/** A line of hexes, and the ways to place factors in it (F.7A). */
export type KnownLine = {
  /** The number of hexes in the line: the hexes of the two counters and the hexes between them. */
  readonly hexes: number;
  /** The ways to divide the factors that fit into the line, with at most one minefield per hex. */
  readonly fitting: Splits;
};

/**
 * Returns the ways to place all the factors in a line marked by two counters with arrows (F.7A). `between`: the number
 * of hexes between the two counters.
 * @throws RangeError when `between` is not a whole number ≥ 0, or when `splits` throws
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
