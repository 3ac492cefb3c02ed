import assert from "node:assert/strict";
import { test } from "node:test";
import { costOf } from "./cost.ts";

test('`costOf` parses "1 + 2 × COT" into [1, 2]: a number of MF or MP, and a multiple of COT', () => {
  assert.deepEqual(["2", "6 +", "COT", "1 + COT", "2 × COT*", "1 + 2 × COT", "−1", "ALL", "–"].map(costOf), [
    [2, 0],
    [6, 1],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
    [-1, 0],
    "ALL",
    null,
  ]);
  for (const text of ["", "+", "COT + 1", "2 COT", "all", "1 + COT + COT"]) assert.equal(costOf(text), undefined, text);
});
