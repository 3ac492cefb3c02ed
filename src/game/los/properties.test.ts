import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cases } from "../../../tests/fuzz.ts";
import { anyRow, mended } from "../../../tests/los-any-row.ts";
import { all, reversed, rowOf } from "../../../tests/los-rows.ts";
import { type Los, losOf } from "./los.ts";
import { GROUNDS, type LosHex, type LosRow, PLAIN_HEX } from "./row.ts";
import { rowFaults } from "./row-faults.ts";

const RANK: Record<Los["verdict"], number> = { blocked: 0, unsettled: 1, seen: 2 };

test("LOS is mutual (D4.4, D5.65, D6.4, D7.512): from the other end verdict, Hindrance and every hexside's part are the same", () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const [there, back] = [losOf(row), losOf(reversed(row))];
      assert.equal(back.verdict, there.verdict);
      assert.equal(back.hindrance, there.hindrance);
      assert.deepEqual(back.levels, { viewer: there.levels.target, target: there.levels.viewer });
      const last = row.hexes.length - 1;
      const effects = ({ steps }: Los) => steps.map((s) => s.effect).toSorted();
      assert.deepEqual(effects(back), effects(there));
      const sides = (los: Los, at: (n: number) => number) =>
        los.steps
          .filter((s) => !Number.isInteger(s.at))
          .map((s) => `${at(s.at)} ${s.effect}`)
          .toSorted();
      assert.deepEqual(
        sides(back, (n) => last - n),
        sides(there, (n) => n),
      );
    }),
    cases(3000),
  );
});

test("the verdict is that of the steps: the first that blocks decides, or else the first that is unsettled", () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const { verdict, steps, decidedBy } = losOf(row);
      const first = steps.find((s) => s.effect === "blocks") ?? steps.find((s) => s.effect === "unsettled");
      assert.equal(decidedBy, first);
      assert.equal(verdict, first === undefined ? "seen" : first.effect === "blocks" ? "blocked" : "unsettled");
      assert.deepEqual(
        steps.map((s) => s.at),
        steps.map((s) => s.at).toSorted((a, b) => a - b),
      );
    }),
    cases(1000),
  );
});

test("adjacent units always see each other, whatever stands between them (but for ASL's limit of Hindrances, A6.7)", () => {
  fc.assert(
    fc.property(
      anyRow.map((row) => mended({ ...row, hexes: [row.hexes[0]!, row.hexes.at(-1)!], book: "sl" })),
      (row) => assert.equal(losOf(row).verdict, "seen"),
    ),
    cases(500),
  );
});

/** D10.1: whether a wall or hedge of the row stands between two Base Levels. */
const hasHillsideWall = ({ hexes }: LosRow) =>
  hexes.some((h, i) => {
    const isWall = (side: LosHex["side"] | undefined) => side === "wall" || side === "hedge";
    const [next, beside] = [hexes[i + 1], h.beside];
    return (isWall(h.side) && next?.level !== h.level) || (isWall(beside?.side) && beside?.level !== h.level);
  });

/** Rows by a book in which no sum of Hindrances blocks: a hillock lifts brush above a LOS, a higher unit may meet more of it. */
const slRow = anyRow.map((row): LosRow => ({ ...row, book: "sl" }));

test("a viewer on a flat hex that is raised by a level or more loses sight of nothing", () => {
  fc.assert(
    fc.property(slRow, fc.integer({ min: 1, max: 2 }), (row, up) => {
      const [first, ...rest] = row.hexes as [LosHex, ...LosHex[]];
      fc.pre(first.form === "flat" && row.viewer.kind !== "aerial");
      const raised = { ...row, hexes: [{ ...first, level: first.level + up }, ...rest] };
      fc.pre(rowFaults(raised).length === 0 && !hasHillsideWall(row) && !hasHillsideWall(raised));
      assert.ok(RANK[losOf(raised).verdict] >= RANK[losOf(row).verdict]);
    }),
    cases(3000),
  );
});

/** The row with another hex at i. */
const withHex = (row: LosRow, i: number, more: Partial<LosHex>): LosRow => ({
  ...row,
  hexes: row.hexes.map((h, n) => (n === i ? { ...h, ...more } : h)),
});

const rises = (h: LosHex | undefined) =>
  [h, h?.beside].some((x) => x?.form === "hillock" || x?.form === "summit" || x?.form === "highDune");

/** Obstacles and Hindrances that a row may get between its units: at hex i, or at the side after it. */
function added(row: LosRow, i: number): LosRow[] {
  const [before, hex, next] = [row.hexes[i - 1], row.hexes[i]!, row.hexes[i + 1]];
  const rows = [withHex(row, i, { smoke: Math.min(4, hex.smoke + 1) })];
  if (hex.beside || next?.beside) return rows;
  if (hex.ground === "open") rows.push(...GROUNDS.map((ground) => withHex(row, i, { ground })));
  if (hex.side === "none") {
    rows.push(...(["wall", "hedge"] as const).map((side) => withHex(row, i, { side })));
    if (hex.form === "lowDune" || hex.form === "highDune") rows.push(withHex(row, i, { side: "crest" }));
    if (hex.form === "flat") rows.push(withHex(row, i, { form: "lowDune", side: "crest" }));
  }
  // Not beside another hillock: see the exceptions.
  if (hex.form === "flat" && !rises(before) && !rises(next)) {
    rows.push(...(["hillock", "summit", "highDune"] as const).map((form) => withHex(row, i, { form })));
  }
  if (hex.form === "hillock" && !rises(before) && !rises(next)) rows.push(withHex(row, i, { form: "summit" }));
  return rows;
}

test("an obstacle or a Hindrance more between the units never opens a LOS, and never lessens its Hindrance", () => {
  fc.assert(
    fc.property(slRow, fc.nat(5), (row, n) => {
      fc.pre(row.hexes.length > 2);
      const i = 1 + (n % (row.hexes.length - 2));
      const before = losOf(row);
      for (const more of added(row, i)) {
        if (rowFaults(more).length > 0) continue;
        const after = losOf(more);
        const hex = more.hexes[i]!;
        const what = `${hex.form}, ${hex.ground}, ${hex.side} at ${i}`;
        assert.ok(RANK[after.verdict] <= RANK[before.verdict], `${what}: ${before.verdict}, then ${after.verdict}`);
        if (hex.form === row.hexes[i]!.form) assert.ok(after.hindrance >= before.hindrance, what);
      }
    }),
    cases(3000),
  );
});

test("D6.4, an exception: a hillock that grows until it is next to a unit no longer blocks its LOS", () => {
  all("blocked", ["flat flat hillock flat flat"]);
  all("seen", ["flat hillock hillock flat flat"]);
});

test("D6.1, an exception: hillocks that grow together are one, and the next is not a further one", () => {
  all("blocked", ["hillock flat hillock flat hillock flat flat"]);
  all("seen", ["hillock flat hillock hillock hillock flat flat", "hillock hillock hillock flat hillock flat flat"]);
});

test("D6.4, an exception: a unit that digs in next to a hillock is hidden by it; so is one past its Lip (D4.4)", () => {
  const verdicts = (text: string) =>
    ["", "+entrenched"].map((posture) => losOf(rowOf(text.replace("*", posture))).verdict);
  assert.deepEqual(verdicts("flat* hillock flat flat"), ["seen", "blocked"]);
  assert.deepEqual(verdicts("deir* deirLip lip flat flat"), ["seen", "blocked"]);
});

test("D10.2, an exception: a unit raised to the other's level no longer ignores the Hillside wall between them", () => {
  const verdict = (text: string) => losOf(rowOf(text)).verdict;
  assert.notEqual(verdict("flat1 flat wall flat2 flat2"), "blocked");
  assert.equal(verdict("flat2 flat wall flat2 flat2"), "blocked");
});

test("Hindrances of +6 or more block in ASL (A6.7), in SL they do not", () => {
  all("blocked", ["flat flat~4 flat~2 flat"], "asl");
  all("seen", ["flat flat~4 flat~1 flat"], "asl");
  all("seen", ["flat flat~4 flat~2 flat"], "sl");
});

test("a plain row is seen from end to end at every range", () => {
  for (let n = 2; n <= 21; n++) {
    const hexes = Array.from({ length: n }, () => PLAIN_HEX);
    const unit = { kind: "infantry", posture: "none" } as const;
    const los = losOf({ hexes, viewer: unit, target: unit, book: "sl" });
    assert.deepEqual([los.verdict, los.hindrance, los.decidedBy], ["seen", 0, undefined]);
  }
});
