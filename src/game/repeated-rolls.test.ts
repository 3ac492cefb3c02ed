import assert from "node:assert/strict";
import { test } from "node:test";
import { atMost, die, oddsThat, twoDice } from "./distribution.ts";
import { atLeastOnce, lowerOfTwo } from "./repeated-rolls.ts";

test("at least once in n tries, against every sequence of dice", () => {
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

test("the lower of two DR, against all 1296 throws of four dice", () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const counted = new Map<number, bigint>();
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          const lower = Math.min(a + b, c + d);
          counted.set(lower, (counted.get(lower) ?? 0n) + 1n);
        }
  const lower = lowerOfTwo(twoDice);
  assert.equal(lower.total, 1296n);
  for (const [dr, count] of counted) assert.equal(oddsThat(lower, (v) => v === dr).count, count, `${dr}`);
});
