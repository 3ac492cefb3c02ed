import assert from "node:assert/strict";
import { test } from "node:test";
import { entrenching } from "./entrenching.ts";

test("F.1B, D.1B: an Entrenching Attempt on a Desert Board has a DRM of +2, even in Broken Terrain", () => {
  for (const ground of ["desert", "broken"] as const) {
    const { drm, rule } = entrenching(ground, 7, 0);
    assert.deepEqual([drm, rule.asl, rule.sl], [2, "F.1B", "D.1B"]);
  }
});

test("D7.421, D13.2: the DRM to an Entrenching Attempt is 0 in sand, in Steppe Terrain and on other boards", () => {
  for (const [ground, rule] of [
    ["sand", "D7.421"],
    ["steppe", "D13.2"],
    ["otherBoard", "D.1B"],
  ] as const) {
    const result = entrenching(ground, 7, 0);
    assert.deepEqual([result.drm, result.rule.sl], [0, rule]);
    assert.deepEqual(result.before, result.after);
  }
});

test("F.1B: the odds without and with the +2 match an enumeration of all 36 rolls, for other DRM from −6 to +6", () => {
  const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
  for (let number = 0; number <= 14; number++) {
    for (let other = -6; other <= 6; other++) {
      const { before, after } = entrenching("desert", number, other);
      const odds = (drm: number) => ({
        count: BigInt(throws.filter((dr) => dr + other + drm <= number).length),
        total: 36n,
      });
      assert.deepEqual(before.odds, odds(0));
      assert.deepEqual(after.odds, odds(2));
    }
  }
  assert.throws(() => entrenching("desert", 5.5, 0), RangeError);
});
