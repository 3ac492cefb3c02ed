import assert from "node:assert/strict";
import { test } from "node:test";
import { oddsThat } from "./distribution.ts";
import { betterToKillDr, toKill } from "./to-kill.ts";

test("It-VA: the odds of each To Kill number match an enumeration, with one DR and with the better of two", () => {
  const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
  for (let number = 1; number <= 13; number++) {
    const { one, two } = toKill(number);
    const single = throws.filter((dr) => dr <= number).length;
    const either = throws.flatMap((a) => throws.filter((b) => a <= number || b <= number)).length;
    assert.deepEqual(one, { count: BigInt(single), total: 36n });
    assert.deepEqual(two, { count: BigInt(either), total: 1296n });
  }
  assert.equal(betterToKillDr.counts.get(12), 1n, "both DR must be 12");
  assert.equal(betterToKillDr.counts.get(2), 71n, "either DR is 2: 1296 − 35²");
  assert.throws(() => toKill(7.5), RangeError);
});

test("the distribution of the lower of two DR matches all 1296 rolls of four dice", () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const times = new Map<number, bigint>();
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          const lower = Math.min(a + b, c + d);
          times.set(lower, (times.get(lower) ?? 0n) + 1n);
        }
  assert.equal(betterToKillDr.total, 1296n);
  for (const [dr, count] of times) assert.equal(oddsThat(betterToKillDr, (v) => v === dr).count, count, `${dr}`);
});
