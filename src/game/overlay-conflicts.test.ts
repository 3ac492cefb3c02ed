import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHex } from "./board-hexes.ts";
import { conflictsOf, type Placed, wadisBeside } from "./overlay-conflicts.ts";
import { kindOf } from "./overlay-tables.ts";

function placed(id: string, one?: string, two?: string): Placed {
  return { id, kind: kindOf(id), hex1: parseHex(one ?? ""), hex2: parseHex(two ?? "") };
}

test("F12.33: overlays that overlap or are adjacent conflict, but overlays with a hex between them do not", () => {
  const s1 = placed("S1", "27H6", "27G7");
  assert.deepEqual(conflictsOf(placed("H1", "27G7", "27G8"), [s1]), ["S1"]);
  assert.deepEqual(conflictsOf(placed("H1", "27G9", "27G8"), [s1]), ["S1"]);
  assert.deepEqual(conflictsOf(placed("X2", "27H5"), [s1]), ["S1"]);
  assert.deepEqual(conflictsOf(placed("X2", "27H4"), [s1]), []);
});

test("F12.33: a wadi may be adjacent to a wadi, but not overlap it or be adjacent to another overlay", () => {
  const others = [placed("W1", "27H6", "27G7"), placed("S1", "27H2", "27H1")];
  assert.deepEqual(conflictsOf(placed("W2", "27G8", "27G9"), others), []);
  assert.deepEqual(conflictsOf(placed("W2", "27G8", "27G7"), others), ["W1"]);
  assert.deepEqual(conflictsOf(placed("W2", "27H4", "27H3"), others), ["S1"]);
});

test("F12.33: `wadisBeside` returns the wadis adjacent to a wadi, because only end-hexes may be adjacent", () => {
  const others = [placed("W1", "27H6", "27G7"), placed("S1", "27E9", "27E8")];
  assert.deepEqual(wadisBeside(placed("W2", "27G8", "27G9"), others), ["W1"]);
  assert.deepEqual(wadisBeside(placed("W2", "27G9", "27G10"), others), []);
  assert.deepEqual(wadisBeside(placed("S2", "27G8", "27G9"), others), []);
});

test("an overlay does not conflict with itself, an overlay on another board, or an overlay without a position", () => {
  const s1 = placed("S1", "27H6", "27G7");
  assert.deepEqual(conflictsOf(s1, [s1, placed("S2", "28H6", "28G7"), placed("S3")]), []);
});
