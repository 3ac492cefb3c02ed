/** A probability in whole numbers: `count` of `total` equally likely cases. 0 ≤ count ≤ total, total > 0. */
export type Odds = { readonly count: bigint; readonly total: bigint };

/**
 * A probability distribution: for each value, how many of `total` equally likely cases have this value. The counts are
 * BigInt, because a total such as 36^11 exceeds `Number.MAX_SAFE_INTEGER`. Values are strings or numbers, because a Map
 * treats equal objects as different keys.
 */
export type Distribution<V extends number | string = number> = {
  readonly counts: ReadonlyMap<V, bigint>;
  readonly total: bigint;
};

/** The distribution of a dr: the values 1 to 6, each with a count of 1. The total is 6. */
export const die: Distribution = { counts: new Map([1, 2, 3, 4, 5, 6].map((n) => [n, 1n])), total: 6n };

/** The distribution of a DR, the sum of two dice: the values 2 to 12. The total is 36. */
export const twoDice: Distribution = sum(die, die);

/** Returns the distribution with a single value, which is certain. */
export function always<V extends number | string>(value: V): Distribution<V> {
  return { counts: new Map([[value, 1n]]), total: 1n };
}

/**
 * Applies a function to each value, for example to add a DRM. Values that become equal are merged, and their counts
 * added. The total is unchanged.
 */
export function mapValues<V extends number | string, W extends number | string>(
  dist: Distribution<V>,
  f: (value: V) => W,
): Distribution<W> {
  return following(dist, (v) => always(f(v)));
}

/**
 * Returns the distribution of a second roll that depends on a first roll, `dist`. `next` returns the distribution of
 * the second roll for a value of the first. The result's total is the total of `dist` times the least common multiple
 * of the totals that `next` returns.
 */
export function following<V extends number | string, W extends number | string>(
  dist: Distribution<V>,
  next: (value: V) => Distribution<W>,
): Distribution<W> {
  const branches = [...dist.counts].map(([v, count]) => ({ count, second: next(v) }));
  const common = branches.reduce((lcm, { second }) => (lcm / gcd(lcm, second.total)) * second.total, 1n);
  const counts = new Map<W, bigint>();
  for (const { count, second } of branches)
    for (const [w, n] of second.counts) counts.set(w, (counts.get(w) ?? 0n) + count * n * (common / second.total));
  return { counts, total: dist.total * common };
}

/** Returns the distribution of the value of `f` for two independent rolls. Its total is the product of both totals. */
export function combine<A extends number | string, B extends number | string, W extends number | string>(
  a: Distribution<A>,
  b: Distribution<B>,
  f: (a: A, b: B) => W,
): Distribution<W> {
  return following(a, (x) => mapValues(b, (y) => f(x, y)));
}

/** Returns the distribution of the sum of two independent rolls. */
export function sum(a: Distribution, b: Distribution): Distribution {
  return combine(a, b, (x, y) => x + y);
}

/**
 * Returns the distribution of the sum of `times` independent rolls; the sum of no rolls is 0. Its total is the total of
 * `dist` to the power of `times`.
 * @throws RangeError when `times` is not a whole number ≥ 0
 */
export function sumOf(times: number, dist: Distribution): Distribution {
  checkWhole("rolls", times);
  let result: Distribution = always(0);
  for (let i = 0; i < times; i++) result = sum(result, dist);
  return result;
}

/** Returns the odds that `holds` is true for a value of the distribution. */
export function oddsThat<V extends number | string>(dist: Distribution<V>, holds: (value: V) => boolean): Odds {
  let count = 0n;
  for (const [v, n] of dist.counts) if (holds(v)) count += n;
  return { count, total: dist.total };
}

/** Returns the odds that the result of a roll is `value` or more. */
export function atLeast(dist: Distribution, value: number): Odds {
  return oddsThat(dist, (v) => v >= value);
}

/** Returns the odds that the result of a roll is `value` or less. */
export function atMost(dist: Distribution, value: number): Odds {
  return oddsThat(dist, (v) => v <= value);
}

/** Returns the odds that a Final DR is `need` or less. `drms`: the distribution of the total DRM. */
export function finalAtMost(need: number, drms: Distribution): Odds {
  return atMost(sum(twoDice, drms), need);
}

/** Returns the lowest Original DR whose Final DR is `number` or more: 2 if every DR is high enough, null if none is. */
export function lowestDrFor(number: number, drm: number): number | null {
  return number - drm > 12 ? null : Math.max(2, number - drm);
}

/** Returns the odds that an event with these odds does not happen. */
export function complement({ count, total }: Odds): Odds {
  return { count: total - count, total };
}

/**
 * Returns the odds that independent events all happen; 1/1 for no events. The fraction is not reduced: 3/6 and 2/6 give
 * 6/36.
 */
export function product(...odds: readonly Odds[]): Odds {
  return odds.reduce((a, b) => ({ count: a.count * b.count, total: a.total * b.total }), { count: 1n, total: 1n });
}

/**
 * Returns the odds that an event happens at least once in `times` independent tries. The fraction is not reduced.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function atLeastOnce(odds: Odds, times: number): Odds {
  checkWhole("tries", times, 1);
  return complement(product(...Array.from({ length: times }, () => complement(odds))));
}

/** Reduces odds to lowest terms: 6/36 to 1/6. */
export function reduced({ count, total }: Odds): Odds {
  const d = gcd(count, total);
  return { count: count / d, total: total / d };
}

/** Formats odds as a fraction without reducing them: "6/36". `asFraction(reduced(odds))` is "1/6". */
export function asFraction({ count, total }: Odds): string {
  return `${count}/${total}`;
}

/**
 * Formats odds as a percentage, rounded half up: "16.67%". Only impossible odds are "0%", and only certain odds are
 * "100%". Other odds that would round to these are "<0.01%" or ">99.99%" (with two digits).
 * @throws RangeError when `digits` is not a whole number ≥ 0
 */
export function asPercent({ count, total }: Odds, digits: number): string {
  checkWhole("digits", digits);
  if (count === 0n) return "0%";
  if (count === total) return "100%";
  const hundred = 10n ** BigInt(digits + 2);
  const units = (2n * count * hundred + total) / (2n * total);
  if (units === 0n) return `<${decimal(1n, digits)}%`;
  if (units === hundred) return `>${decimal(hundred - 1n, digits)}%`;
  return `${decimal(units, digits)}%`;
}

/** Inserts the decimal point: 1667n with two digits gives "16.67". */
function decimal(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns the greatest common divisor; gcd(0, n) is n. */
function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/**
 * Checks that `n` is a whole number from `least` to `most`. `what`: what is counted, for the error message: "rolls".
 * @throws RangeError if it is not
 */
export function checkWhole(what: string, n: number, least = 0, most = Infinity): void {
  if (!Number.isInteger(n) || n < least || n > most) throw new RangeError(`not a number of ${what}: ${n}`);
}
