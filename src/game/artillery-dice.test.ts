import assert from "node:assert/strict";
import { test } from "node:test";
import { freeFrenchAccuracy, moduleOdds, moduleOf } from "./artillery-dice.ts";

test("D.7: Free French OBA is accurate on a dr of 1–2", () => {
  assert.deepEqual(freeFrenchAccuracy(), { count: 2n, total: 6n });
});

test("It-OArt: a dr of 1 to 6 selects OBA of 70, 80, 80, 100, 100 or 150mm, and moduleOdds agrees with this", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(moduleOf), ["70mm", "80mm", "80mm", "100mm", "100mm", "150mm"]);
  assert.deepEqual(
    [...moduleOdds().counts],
    [
      ["70mm", 1n],
      ["80mm", 2n],
      ["100mm", 2n],
      ["150mm", 1n],
    ],
  );
  assert.throws(() => moduleOf(7), RangeError);
});
