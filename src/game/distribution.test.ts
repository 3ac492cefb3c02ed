import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  always,
  asFraction,
  asPercent,
  atLeast,
  atLeastOnce,
  atMost,
  combine,
  complement,
  type Distribution,
  die,
  following,
  mapValues,
  oddsThat,
  product,
  reduced,
  sum,
  sumOf,
  twoDice,
} from "./distribution.ts";

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const));

/** Returns the distribution of a list of equally likely values, counted one by one. */
function counted<V extends number | string>(values: readonly V[]): Distribution<V> {
  const counts = new Map<V, bigint>();
  for (const v of values) counts.set(v, (counts.get(v) ?? 0n) + 1n);
  return { counts, total: BigInt(values.length) };
}

/** Asserts that two distributions have the same probabilities, even if their totals differ. */
function assertSameChances<V extends number | string>(actual: Distribution<V>, expected: Distribution<V>) {
  const scaled = (d: Distribution<V>, by: bigint) => new Map([...d.counts].map(([v, n]) => [v, n * by]));
  assert.deepEqual(scaled(actual, expected.total), scaled(expected, actual.total));
}

test("the distributions of one die and of two dice match an enumeration", () => {
  assert.deepEqual(die, counted(faces));
  assert.deepEqual(twoDice, counted(pairs.map(([a, b]) => a + b)));
});

test("atLeast and atMost match the count of all 36 rolls at every threshold, even outside 2–12", () => {
  for (let n = -3; n <= 16; n++) {
    const hits = (holds: (dr: number) => boolean) => BigInt(pairs.filter(([a, b]) => holds(a + b)).length);
    assert.deepEqual(atLeast(twoDice, n), { count: hits((dr) => dr >= n), total: 36n });
    assert.deepEqual(atMost(twoDice, n), { count: hits((dr) => dr <= n), total: 36n });
    assert.deepEqual(complement(atLeast(twoDice, n)), atMost(twoDice, n - 1));
  }
});

test("`mapValues` merges equal values and keeps the total", () => {
  const parity = mapValues(die, (n) => (n % 2 === 0 ? "even" : "odd"));
  assert.deepEqual(parity, { counts: new Map([["odd", 3n] as const, ["even", 3n] as const]), total: 6n });
});

test("`combine` matches the enumeration of two rolls, and passes the value of the first roll first", () => {
  const code = (a: number, b: number) => 10 * a + b;
  const coin = mapValues(die, (n) => n % 2);
  assert.deepEqual(combine(die, coin, code), counted(pairs.map(([a, b]) => code(a, b % 2))));
});

test("`following` matches the enumeration of a second roll that depends on the first, even if totals differ", () => {
  // After a first die of 1, the second roll is a DR; after 2 to 4, a dr; after 5 or 6, always 0. `cases` has 36 cases
  // for each first die, so that all cases are equally likely.
  const second = (first: number) => (first === 1 ? twoDice : first <= 4 ? die : always(0));
  const cases = faces.flatMap((first) => pairs.map(([a, b]) => (first === 1 ? a + b : first <= 4 ? a : 0)));
  assert.deepEqual(following(die, second), counted(cases));
});

test("`following` gives exact odds if the rolls for two boards depend on the same first roll", () => {
  // A first dr of 1–2 (for the density) gives both boards a drm of −1. A board gets an overlay on a final dr of 2 or
  // less.
  const onBoard = (density: number) => mapValues(die, (dr) => (dr - (density <= 2 ? 1 : 0) <= 2 ? 1 : 0));
  const shared = following(die, (density) => sumOf(2, onBoard(density)));
  const cases = faces.flatMap((density) =>
    pairs.map(([a, b]) => [a, b].filter((dr) => dr - (density <= 2 ? 1 : 0) <= 2).length),
  );
  assertSameChances(shared, counted(cases));
  const apart = sumOf(2, following(die, onBoard));
  assert.throws(() => assertSameChances(apart, counted(cases)));
});

test("`sum` and `sumOf` match the enumeration of three dice, and the sum of no dice is 0", () => {
  const three = counted(faces.flatMap((a) => pairs.map(([b, c]) => a + b + c)));
  assert.deepEqual(sumOf(3, die), three);
  assert.deepEqual(sum(twoDice, die), three);
  assert.deepEqual(sumOf(0, die), always(0));
  assert.throws(() => sumOf(-1, die), RangeError);
  assert.throws(() => sumOf(1.5, die), RangeError);
});

test("counts are exact beyond 2^53", () => {
  const many = sumOf(15, twoDice);
  assert.equal(many.total, 36n ** 15n);
  assert.equal(
    [...many.counts.values()].reduce((a, b) => a + b),
    36n ** 15n,
  );
  assert.deepEqual(atLeast(many, 180), { count: 1n, total: 36n ** 15n });
  // With 30 dice, a sum of at least 179 needs 30 sixes, or 29 sixes and one 5.
  assert.deepEqual(atLeast(many, 179), { count: 31n, total: 36n ** 15n });
});

test("oddsThat counts the values that meet the condition, and product multiplies odds without reducing them", () => {
  const even = oddsThat(die, (n) => n % 2 === 0);
  assert.deepEqual(even, { count: 3n, total: 6n });
  assert.deepEqual(product(even, atMost(die, 2)), { count: 6n, total: 36n });
  assert.deepEqual(product(), { count: 1n, total: 1n });
});

test("asFraction prints odds without reducing them: 6/36 is printed as 1/6 only if `reduced` is called first", () => {
  assert.equal(asFraction({ count: 6n, total: 36n }), "6/36");
  assert.equal(asFraction(reduced({ count: 6n, total: 36n })), "1/6");
  assert.equal(asFraction(reduced({ count: 1n, total: 36n })), "1/36");
  assert.equal(asFraction(reduced({ count: 0n, total: 36n })), "0/1");
  assert.equal(asFraction(reduced({ count: 36n, total: 36n })), "1/1");
});

test("asPercent rounds half up", () => {
  for (const [count, total, digits, printed] of [
    [1n, 36n, 2, "2.78%"],
    [6n, 36n, 2, "16.67%"],
    [6n, 36n, 0, "17%"],
    [18n, 36n, 1, "50.0%"],
    [1n, 8n, 1, "12.5%"],
    [1n, 8n, 0, "13%"],
    [1n, 800n, 2, "0.13%"],
    [1n, 1000n, 1, "0.1%"],
    [1n, 2000n, 1, "0.1%"],
  ] as const)
    assert.equal(asPercent({ count, total }, digits), printed);
});

test("asPercent returns 0% only for impossible odds, and 100% only for certain odds", () => {
  assert.equal(asPercent({ count: 0n, total: 36n }, 2), "0%");
  assert.equal(asPercent({ count: 36n, total: 36n }, 2), "100%");
  assert.equal(asPercent({ count: 1n, total: 36n ** 4n }, 2), "<0.01%");
  assert.equal(asPercent(complement({ count: 1n, total: 36n ** 4n }), 2), ">99.99%");
  assert.equal(asPercent({ count: 1n, total: 1000n }, 0), "<1%");
  assert.equal(asPercent({ count: 999n, total: 1000n }, 0), ">99%");
  // With a total of 20000, these are the lowest and the highest odds that are printed without "<" or ">".
  assert.equal(asPercent({ count: 1n, total: 20000n }, 2), "0.01%");
  assert.equal(asPercent({ count: 19998n, total: 20000n }, 2), "99.99%");
  assert.throws(() => asPercent({ count: 1n, total: 2n }, -1), RangeError);
  assert.throws(() => asPercent({ count: 0n, total: 2n }, 0.5), RangeError);
});

const anyOdds = fc
  .tuple(fc.bigInt({ min: 1n, max: 36n ** 8n }), fc.bigInt({ min: 0n, max: 36n ** 8n }))
  .map(([total, n]) => ({ count: n % (total + 1n), total }));

test("asPercent differs from the odds by at most half a unit of the final digit, and rounds half up", () => {
  fc.assert(
    fc.property(anyOdds, fc.integer({ min: 0, max: 6 }), ({ count, total }, digits) => {
      const printed = asPercent({ count, total }, digits);
      const scale = 10n ** BigInt(digits);
      const [, bound, whole, part = ""] = /^([<>]?)(\d+)(?:\.(\d+))?%$/.exec(printed) ?? assert.fail(printed);
      const exact = printed === "0%" || printed === "100%";
      if (!exact) assert.equal(part.length, digits, printed);
      const units = exact ? BigInt(whole ?? "") * scale : BigInt(`${whole}${part}`);
      // The rounding error in units of the final digit, times 2 × `total`. The factor makes it a whole number.
      const doubleError = 2n * (100n * scale * count - units * total);
      if (exact) assert.equal(doubleError, 0n);
      else if (bound === "<") assert.ok(units === 1n && count > 0n && 200n * scale * count < total);
      else if (bound === ">") assert.ok(units === 100n * scale - 1n && count < total && doubleError >= total);
      else assert.ok(-total <= doubleError && doubleError < total && units > 0n && units < 100n * scale);
    }),
    {
      numRuns: 1000,
      examples: [
        [{ count: 1n, total: 8n }, 0],
        [{ count: 19999n, total: 20000n }, 2],
      ],
    },
  );
});

test("reduced odds are equal to the odds and cannot be reduced further", () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const low = reduced(odds);
      assert.equal(low.count * odds.total, odds.count * low.total);
      for (const p of [2n, 3n, 5n, 7n]) assert.ok(low.count % p !== 0n || low.total % p !== 0n);
      assert.deepEqual(reduced(low), low);
    }),
  );
});

test("atLeastOnce matches an enumeration of every sequence of dice", () => {
  for (const [number, times] of [
    [1, 1],
    [1, 2],
    [2, 3],
    [2, 4],
  ] as const) {
    let once = 0n;
    for (let code = 0; code < 6 ** times; code++) {
      const faces = Array.from({ length: times }, (_, i) => (Math.floor(code / 6 ** i) % 6) + 1);
      if (faces.some((face) => face <= number)) once++;
    }
    assert.deepEqual(atLeastOnce(atMost(die, number), times), { count: once, total: BigInt(6 ** times) });
  }
  assert.throws(() => atLeastOnce(atMost(die, 1), 0), RangeError);
});
