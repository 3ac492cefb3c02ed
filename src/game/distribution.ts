/** A chance in whole numbers: `count` of `total` equally likely cases, 0 ≤ count ≤ total, total > 0. Never a float. */
export type Odds = { readonly count: bigint; readonly total: bigint };

/**
 * Chances of every value: its count, over one common total; the counts add up to the total.
 * BigInt, because 36^n leaves the safe integers at n = 11. Values are strings or numbers, so that equal ones merge.
 */
export type Distribution<V extends number | string = number> = {
  readonly counts: ReadonlyMap<V, bigint>;
  readonly total: bigint;
};

/** A dr: one die, 1 to 6. */
export const die: Distribution = { counts: new Map([1, 2, 3, 4, 5, 6].map((n) => [n, 1n])), total: 6n };

/** A DR: the sum of two dice, 2 to 12, of 36. */
export const twoDice: Distribution = sum(die, die);

/** The distribution of a value that is certain, because no roll is made for it. */
export function always<V extends number | string>(value: V): Distribution<V> {
  return { counts: new Map([[value, 1n]]), total: 1n };
}

/** Passes each value through a function (a DRM, a printed table). Values that become equal merge; the total stays. */
export function mapValues<V extends number | string, W extends number | string>(
  dist: Distribution<V>,
  f: (value: V) => W,
): Distribution<W> {
  return following(dist, (v) => always(f(v)));
}

/**
 * A roll, and then a second that depends on it: the distribution of the second.
 * `next(v)` may have a total of its own; the result's is the first total times their least common multiple.
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

/** Two independent rolls, combined by a function of both values. The total is the product of theirs. */
export function combine<A extends number | string, B extends number | string, W extends number | string>(
  a: Distribution<A>,
  b: Distribution<B>,
  f: (a: A, b: B) => W,
): Distribution<W> {
  return following(a, (x) => mapValues(b, (y) => f(x, y)));
}

/** The sum of two independent rolls. */
export function sum(a: Distribution, b: Distribution): Distribution {
  return combine(a, b, (x, y) => x + y);
}

/**
 * The sum of `times` independent rolls of the same distribution; of none, always 0. The total is its total^times.
 * @throws RangeError when `times` is not a whole number ≥ 0
 */
export function sumOf(times: number, dist: Distribution): Distribution {
  checkWhole("rolls", times);
  let result: Distribution = always(0);
  for (let i = 0; i < times; i++) result = sum(result, dist);
  return result;
}

/** The odds that the value is one for which `holds` is true, over the distribution's own total. */
export function oddsThat<V extends number | string>(dist: Distribution<V>, holds: (value: V) => boolean): Odds {
  let count = 0n;
  for (const [v, n] of dist.counts) if (holds(v)) count += n;
  return { count, total: dist.total };
}

/** The odds of `value` or more. */
export function atLeast(dist: Distribution, value: number): Odds {
  return oddsThat(dist, (v) => v >= value);
}

/** The odds of `value` or less. */
export function atMost(dist: Distribution, value: number): Odds {
  return oddsThat(dist, (v) => v <= value);
}

/** The odds that a DR with these DRM added is `need` or less. */
export function finalAtMost(need: number, drms: Distribution): Odds {
  return atMost(sum(twoDice, drms), need);
}

/** The lowest Original DR that comes to `number` or more with a DRM; 2: every DR does; null: none does. */
export function lowestDrFor(number: number, drm: number): number | null {
  return number - drm > 12 ? null : Math.max(2, number - drm);
}

/** The odds that it does not happen. */
export function complement({ count, total }: Odds): Odds {
  return { count: total - count, total };
}

/** The odds that independent events all happen; certain when there are none. Not reduced. */
export function product(...odds: readonly Odds[]): Odds {
  return odds.reduce((a, b) => ({ count: a.count * b.count, total: a.total * b.total }), { count: 1n, total: 1n });
}

/**
 * The odds that an event of these odds happens at least once in so many independent tries. Not reduced.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function atLeastOnce(odds: Odds, times: number): Odds {
  checkWhole("tries", times, 1);
  return complement(product(...Array.from({ length: times }, () => complement(odds))));
}

/** The same odds in lowest terms: 6/36 is 1/6. */
export function reduced({ count, total }: Odds): Odds {
  const d = gcd(count, total);
  return { count: count / d, total: total / d };
}

/** "6/36": the odds as they were counted. `asFraction(reduced(odds))` is "1/6". */
export function asFraction({ count, total }: Odds): string {
  return `${count}/${total}`;
}

/**
 * "16.67%": rounded half up from the integers. Only impossible odds print "0%" and only certain ones "100%";
 * what would round to either is "<0.01%" or ">99.99%" (at two digits).
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

/** 1667n with two digits is "16.67". */
function decimal(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Greatest common divisor; gcd(0, n) is n. */
function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/**
 * Refuses what is no whole number from `least` to `most`; `what` says in the message what is counted.
 * @throws RangeError when it is not
 */
export function checkWhole(what: string, n: number, least = 0, most = Infinity): void {
  if (!Number.isInteger(n) || n < least || n > most) throw new RangeError(`not a number of ${what}: ${n}`);
}
