import assert from "node:assert/strict";
import { test } from "node:test";
import type { Distribution } from "./distribution.ts";
import { densityOdds, kindOdds, overlaysOverBoards, placementOdds } from "./overlay-odds.ts";

const dice = [1, 2, 3, 4, 5, 6];

/** The drm for each dr, copied from the density table of F12.3 so that the test does not use the code's table. */
const printedDrm = (dr: number) => (dr <= 2 ? -2 : dr <= 4 ? -1 : 0);
const printedOverlays = (finalDr: number) => (finalDr <= 1 ? 4 : finalDr === 2 ? 2 : finalDr <= 4 ? 1 : 0);

function assertCounts<V extends number | string>(dist: Distribution<V>, cases: readonly V[]) {
  const counts = new Map<V, bigint>();
  for (const value of cases) counts.set(value, (counts.get(value) ?? 0n) + 1n);
  assert.equal(dist.total, BigInt(cases.length));
  assert.deepEqual([...dist.counts].filter(([, n]) => n > 0n).sort(), [...counts].sort());
}

test("F12.3: the odds of each Overlay Density drm match the printed table", () => {
  assertCounts(densityOdds(), dice.map(printedDrm));
});

test("F12.3: the odds of each number of overlays match an enumeration; one density roll applies to all boards", () => {
  const oneMore = (sums: number[], drm: number) =>
    sums.flatMap((sum) => dice.map((dr) => sum + printedOverlays(dr + drm)));
  for (let boards = 0; boards <= 4; boards++) {
    const given = (drm: number) => Array.from({ length: boards }).reduce<number[]>((sums) => oneMore(sums, drm), [0]);
    assertCounts(
      overlaysOverBoards(boards),
      dice.flatMap((density) => given(printedDrm(density))),
    );
    for (const drm of [-2, -1, 0]) assertCounts(overlaysOverBoards(boards, drm), given(drm));
  }
  assert.throws(() => overlaysOverBoards(-1), RangeError);
});

test("F12.3: the odds of each overlay type (wadi, sand, dune and so on) match the printed table", () => {
  const kinds = dice.flatMap((cdr) =>
    dice.map((wdr) => {
      if (cdr === 1) return wdr <= 4 ? "W" : "S";
      if (cdr === 6) return wdr <= 2 ? "SD" : "X";
      return (["S", "H", "D", "SD"] as const)[cdr - 2] ?? "X";
    }),
  );
  assertCounts(kindOdds(), kinds);
});

test("F12.42: placementOdds counts the drs that give a Final dr ≤ 1, for each drm", () => {
  for (let drm = 0; drm >= -30; drm--) {
    const count = BigInt(dice.filter((dr) => dr + drm <= 1).length);
    assert.deepEqual(placementOdds(drm), { count, total: 6n });
  }
});
