import assert from "node:assert/strict";
import { test } from "node:test";
import { boardResult, densityDrm, hexrowFor, kindOf, OVERLAY_IDS, overlayAt } from "./overlay-tables.ts";

const dice = [1, 2, 3, 4, 5, 6];

test("F12.3: each dr gives the printed Overlay Density drm", () => {
  assert.deepEqual(
    dice.map((dr) => densityDrm(dr)),
    [-2, -2, -1, -1, 0, 0],
  );
});

test("F12.3: each Final dr of a board determines which halves get overlays, and how many", () => {
  const results = [-1, 0, 1, 2, 3, 4, 5, 6].map((finalDr) => boardResult(finalDr));
  assert.deepEqual(
    results.map(({ result, perHalf }) => `${result} ${perHalf}`),
    ["both 2", "both 2", "both 2", "both 1", "northOrEast 1", "southOrWest 1", "none 0", "none 0"],
  );
});

test("F12.3: every DR selects the overlay in the printed table", () => {
  const printed = [
    ["W1", "W2", "W3", "W4", "S1", "S2"],
    ["S3", "S4", "S5", "S6", "S7", "S8"],
    ["H1", "H2", "H3", "H4", "H5", "H6"],
    ["D1", "D2", "D3", "D4", "D5", "D6"],
    ["SD1", "SD2", "SD3", "SD4", "SD5", "SD6"],
    ["SD7", "SD8", "X2", "X3", "X4", "X5"],
  ];
  assert.deepEqual(
    dice.map((cdr) => dice.map((wdr) => overlayAt(cdr, wdr))),
    printed,
  );
  assert.deepEqual(OVERLAY_IDS, printed.flat());
  assert.deepEqual([...new Set(OVERLAY_IDS.map(kindOf))], ["W", "S", "H", "D", "SD", "X"]);
});

test("F12.31: every DR gives the hexrow in the printed table, for both halves of a board", () => {
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  assert.deepEqual(
    sums.map((sum) => hexrowFor("A", sum)),
    [..."DEFGHIJKLMN"],
  );
  assert.deepEqual(
    sums.map((sum) => hexrowFor("GG", sum)),
    ["DD", "CC", "BB", "AA", "Z", "Y", "X", "W", "V", "U", "T"],
  );
});

test("overlayAt and hexrowFor throw if the roll is not in the table", () => {
  assert.throws(() => overlayAt(7, 1), RangeError);
  assert.throws(() => hexrowFor("A", 13), RangeError);
});
