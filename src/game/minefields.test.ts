import assert from "node:assert/strict";
import { test } from "node:test";
import { oddsThat } from "./distribution.ts";
import { MINEFIELD_EVENTS, minefieldOutcome } from "./minefield-events.ts";
import { dummies, EXAMPLE_STRENGTHS, extraDummies, knownLine, mostPlaceable, splits } from "./minefields.ts";

/** Returns the ways to divide the factors into counters: `["2×12", "1×12 2×6"]`. */
const written = (factors: number, strengths: readonly number[] = EXAMPLE_STRENGTHS) =>
  splits(factors, strengths).listed.map(({ parts }) => parts.map((p) => `${p.counters}×${p.strength}`).join(" "));

test("F.7: `splits` lists the four ways of the example to divide 24 factors into counters", () => {
  assert.deepEqual(written(24), ["2×12", "1×12 2×6", "3×8", "4×6"]);
});

test("F.7, D.6: `splits` lists each way to divide factors into counters exactly once, fewest counters first", () => {
  for (const strengths of [[12, 8, 6], [1, 2, 3, 4, 5], [7]]) {
    for (let factors = 0; factors <= 40; factors++) {
      const { ways: counted, listed: all } = splits(factors, strengths);
      // Counts the ways a second time, with the usual recurrence for partitions.
      const ways = [1, ...Array(factors).fill(0)];
      for (const s of strengths) for (let n = s; n <= factors; n++) ways[n] += ways[n - s];
      assert.deepEqual([all.length, counted], [ways[factors], ways[factors]], `${factors} on ${strengths}`);
      assert.deepEqual(splits(factors, strengths, 3).listed, all.slice(0, 3));
      const upTo5 = all.filter((s) => s.counters <= 5);
      assert.deepEqual(splits(factors, strengths, Infinity, 5), { ways: upTo5.length, listed: upTo5 });
      assert.equal(new Set(all.map((s) => JSON.stringify(s))).size, all.length);
      for (const { parts, counters } of all) {
        assert.equal(
          parts.reduce((sum, p) => sum + p.strength * p.counters, 0),
          factors,
        );
        assert.equal(
          parts.reduce((sum, p) => sum + p.counters, 0),
          counters,
        );
      }
      assert.deepEqual(
        all.map((s) => s.counters),
        all.map((s) => s.counters).toSorted((a, b) => a - b),
      );
      const even = mostPlaceable(factors, strengths);
      assert.equal(even === factors, all.length > 0, `${factors} on ${strengths}`);
      assert.ok(splits(even, strengths).ways > 0);
    }
  }
  assert.equal(mostPlaceable(7, [12, 8, 6]), 6);
  assert.equal(mostPlaceable(5, [12, 8, 6]), 0);
});

test("F.7: `splits` counts all 91606 ways to divide 120 factors, but lists only the first 40", () => {
  const { ways, listed } = splits(120, [5, 4, 3, 2, 1], 40);
  assert.deepEqual([ways, listed.length, listed[0]!.counters], [91606, 40, 24]);
});

test("F.7: `splits` throws if the factors or the counters' strengths are impossible", () => {
  for (const factors of [-1, 1.5, 121]) assert.throws(() => splits(factors, [6]), RangeError);
  for (const strengths of [[], [0], [6, 6], [1.5], [1, 2, 3, 4, 5, 6]])
    assert.throws(() => splits(24, strengths), RangeError);
});

test("F.7A: a line includes the hexes of its two counters, and has at most one minefield per hex", () => {
  assert.equal(knownLine(0, 24, [12, 8, 6]).hexes, 2, "adjacent counters");
  assert.equal(knownLine(0, 24, [12, 8, 6]).fitting.ways, 1, "2 of 12");
  const line = knownLine(1, 24, [12, 8, 6]);
  assert.deepEqual(
    line.fitting.listed.map((s) => s.counters),
    [2, 3, 3],
  );
  assert.equal(knownLine(3, 24, [12, 8, 6]).fitting.ways, 4);
  assert.throws(() => knownLine(-1, 24, [6]), RangeError);
});

test("F.7B, D.6B: a player gets one Dummy for every full 24 factors, unless the OB allots Dummies", () => {
  for (const [factors, sure] of [
    [0, 0],
    [23, 0],
    [24, 1],
    [47, 1],
    [48, 2],
    [96, 4],
  ] as const)
    assert.deepEqual([dummies(factors, 0).sure, dummies(factors, 0).secretDr], [sure, sure > 0], `${factors}`);
  const allotted = dummies(48, 3);
  assert.deepEqual([allotted.sure, allotted.from], [3, "allotment"]);
  assert.equal(dummies(0, 1).secretDr, true, "a Dummy from the OB allows the Secret dr too");
  assert.equal(dummies(23, 0).total, null);
  assert.throws(() => dummies(24, -1), RangeError);
  assert.throws(() => dummies(2.5, 0), RangeError);
});

test("F.7B, D.6B: a Secret dr of 1–6 adds 0, 1, 1, 2, 2 and 3 Dummies", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(extraDummies), [0, 1, 1, 2, 2, 3]);
  const { total } = dummies(48, 0);
  for (let n = 0; n <= 6; n++) {
    const count = [1, 2, 3, 4, 5, 6].filter((dr) => 2 + extraDummies(dr) === n).length;
    assert.deepEqual(
      oddsThat(total!, (v) => v === n),
      { count: BigInt(count), total: 6n },
      `${n}`,
    );
  }
});

test("F.7B, D.6B: each event that can reveal a Dummy has the outcome that the book states", () => {
  assert.deepEqual(minefieldOutcome("enemyEntersDummy", "asl"), { outcome: "removed", rule: "F.7B" });
  assert.deepEqual(minefieldOutcome("enemyEntersDummy", "sl"), { outcome: "removed", rule: "D.6B" });
  assert.equal(minefieldOutcome("ownEntersDummy", "asl").outcome, "removed");
  assert.equal(minefieldOutcome("ownEntersDummy", "sl").outcome, "stays");
  assert.equal(minefieldOutcome("dummySearched", "asl").outcome, "removed");
  assert.equal(minefieldOutcome("dummyBombed", "asl").outcome, "unaffected");
  assert.equal(minefieldOutcome("emptyInLine", "asl").outcome, "marked");
});

test("F.7C, F.7: each event that can mark, reduce or eliminate mines has the outcome that ASL states", () => {
  assert.deepEqual(minefieldOutcome("hiddenSearched", "asl"), { outcome: "mayMark", rule: "F.7C" });
  assert.deepEqual(minefieldOutcome("hiddenAttacks", "asl"), { outcome: "mayMark", rule: "F.7C" });
  assert.deepEqual(minefieldOutcome("normalPlaced", "asl"), { outcome: "known", rule: "F.7C" });
  assert.equal(minefieldOutcome("minesReduced", "asl").outcome, "replaced");
  assert.equal(minefieldOutcome("minesEliminated", "asl").outcome, "becomesDummy");
});

test("D.6, D.6B: Squad Leader has a rule only for units that enter a Dummy", () => {
  const spoken = MINEFIELD_EVENTS.filter((event) => minefieldOutcome(event, "sl").outcome !== "silent");
  assert.deepEqual(spoken, ["enemyEntersDummy", "ownEntersDummy"]);
});
