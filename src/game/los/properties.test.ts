import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { anyRow, possibleRow } from "../../../tests/los-any-row.ts";
import { all, reversed, rowOf } from "../../../tests/los-rows.ts";
import { type Los, losOf } from "./los.ts";
import { FORMS, type Form, GROUNDS, type LosHex, type LosRow, PLAIN_HEX, PLAIN_UNIT } from "./row.ts";
import { rowFaults } from "./row-faults.ts";

const RANK: Record<Los["verdict"], number> = { blocked: 0, unsettled: 1, seen: 2 };

const DUG_IN = { ...PLAIN_UNIT, posture: "entrenched" } as const;

test("LOS is mutual (D4.4, D5.65, D6.4, D7.512): both directions have the same verdict, Hindrance and effects", () => {
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
    fuzzSettings(3000),
  );
});

test("`decidedBy` prefers a block by a clear rule to a block by our reading, and either to an unsettled step", () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const { verdict, steps, decidedBy } = losOf(row);
      const first =
        steps.find((s) => s.effect === "blocks" && !s.reading) ??
        steps.find((s) => s.effect === "blocks") ??
        steps.find((s) => s.effect === "unsettled");
      assert.equal(decidedBy, first);
      assert.equal(verdict, first === undefined ? "seen" : first.effect === "blocks" ? "blocked" : "unsettled");
      assert.deepEqual(
        steps.map((s) => s.at),
        steps.map((s) => s.at).toSorted((a, b) => a - b),
      );
    }),
    fuzzSettings(1000),
  );
});

test("in Squad Leader, adjacent units always see each other, whatever is between them", () => {
  fc.assert(
    fc.property(
      anyRow.map((row) => possibleRow({ ...row, hexes: [row.hexes[0]!, row.hexes.at(-1)!], book: "sl" })),
      (row) => assert.equal(losOf(row).verdict, "seen"),
    ),
    fuzzSettings(500),
  );
});

/**
 * Rows under the rules of Squad Leader. Tests that add Hindrances to a row use these rows, because in ASL a total of +6
 * blocks the LOS (A6.7).
 */
const slRow = anyRow.map((row): LosRow => ({ ...row, book: "sl" }));

/** Returns a copy of the row in which hex i has the changes `more`. */
const withHex = (row: LosRow, i: number, more: Partial<LosHex>): LosRow => ({
  ...row,
  hexes: row.hexes.map((h, n) => (n === i ? { ...h, ...more } : h)),
});

const rises = (h: LosHex | undefined) =>
  [h, h?.beside].some((x) => x?.form === "hillock" || x?.form === "summit" || x?.form === "highDune");

/** Returns rows with one more obstacle or Hindrance between the units: in hex i, or on the hexside after it. */
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
  // Adds no hillock beside another hillock, or to a hillock that the LOS meets twice, because such a hillock can open a
  // LOS. The tests of D6.4 and D6.1 below cover these cases.
  if (hex.twice) return rows;
  if (hex.form === "flat" && !rises(before) && !rises(next)) {
    rows.push(...(["hillock", "summit", "highDune"] as const).map((form) => withHex(row, i, { form })));
  }
  if (hex.form === "hillock" && !rises(before) && !rises(next)) rows.push(withHex(row, i, { form: "summit" }));
  return rows;
}

test("an additional obstacle or Hindrance between the units never opens a LOS or reduces its Hindrance", () => {
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
    fuzzSettings(3000),
  );
});

/**
 * Yields every row of five hexes at Level 0, with open ground and plain hexsides. Yields each row twice: with a viewer
 * that is dug in, and with a viewer that is not. The pairs alternate between ASL and Squad Leader.
 */
function* fives(): Generator<LosRow> {
  for (let n = 0; n < FORMS.length ** 5; n++) {
    const hexes = Array.from({ length: 5 }, (_, i) => ({
      ...PLAIN_HEX,
      form: FORMS[Math.floor(n / FORMS.length ** i) % FORMS.length]!,
    }));
    for (const viewer of [PLAIN_UNIT, DUG_IN]) yield { hexes, viewer, target: PLAIN_UNIT, book: n % 2 ? "asl" : "sl" };
  }
}

/**
 * Asserts that no change from `changesOf` opens a LOS (if `up` is −1), or that none closes a LOS (if `up` is 1). Checks
 * all rows of five hexes (`fives`), and random rows.
 */
function moves(up: 1 | -1, changesOf: (row: LosRow) => LosRow[]): void {
  const check = (row: LosRow) => {
    const before = losOf(row);
    for (const changed of changesOf(row)) {
      if (rowFaults(changed).length) continue;
      const after = losOf(changed);
      if (up * (RANK[after.verdict] - RANK[before.verdict]) >= 0) continue;
      assert.fail(
        `${describeRow(row)}: ${before.verdict}; ${describeRow(changed)}: ${after.verdict} (${after.decidedBy?.name})`,
      );
    }
  };
  for (const row of fives()) check(row);
  fc.assert(fc.property(slRow, check), fuzzSettings(3000));
}

const describeRow = ({ hexes, viewer, target, book }: LosRow) =>
  `${book} ${viewer.posture} ${hexes.map((hex) => Object.values(hex).join(" ")).join(" | ")} ${target.posture}`;

test("in every row of five hexes, LOS is mutual, and depends on our reading of a rule both ways or neither way", () => {
  const restsOn = ({ decidedBy, steps }: Los) => !!(decidedBy ? decidedBy.reading : steps.some((s) => s.reading));
  for (const row of fives()) {
    const [there, back] = [losOf(row), losOf(reversed(row))];
    assert.equal(back.verdict, there.verdict, describeRow(row));
    assert.equal(restsOn(back), restsOn(there), describeRow(row));
  }
});

test("a unit never gains LOS by digging in", () => {
  moves(-1, (row) =>
    row.viewer.posture === "none" && row.viewer.kind === "infantry" ? [{ ...row, viewer: DUG_IN }] : [],
  );
});

const isWall = (side: LosHex["side"] | undefined) => side === "wall" || side === "hedge";
/**
 * Returns whether a row has a wall or hedge. The tests below skip such rows, because a wall rises with its hex, and a
 * wall on a hillside is ignored at some levels of the units (D10.2).
 */
const hasWall = ({ hexes }: LosRow) => hexes.some(({ side, beside }) => isWall(side) || isWall(beside?.side));

/** For each form of a hex, the forms with a higher surface at the same Base Level. */
const HIGHER: Partial<Record<Form, readonly Form[]>> = {
  flat: ["hillock", "summit", "highDune"],
  hillock: ["summit"],
  lowDune: ["highDune"],
};

/** Returns rows in which hex i is raised, by its level or by its form. */
const raised = (row: LosRow, i: number): LosRow[] => {
  const { form, level } = row.hexes[i]!;
  return [
    ...[1, 2].map((by) => withHex(row, i, { level: level + by })),
    ...(HIGHER[form] ?? []).map((form) => withHex(row, i, { form })),
  ];
};

test("raising a unit never closes its LOS, unless the unit is in a wadi (D5.4) or dug in inside a deir (D4.4)", () => {
  moves(1, (row) => {
    const { form } = row.hexes[0]!;
    const isBelow = form === "wadi" || (form === "deir" && row.viewer.posture !== "none");
    return isBelow || hasWall(row) || row.viewer.kind === "aerial" ? [] : raised(row, 0);
  });
});

test("raising terrain between units never opens their LOS, unless the raised hex joins a hillock", () => {
  moves(-1, (row) =>
    row.hexes.slice(1, -1).flatMap((hex, i) => {
      const growsInto = rises(row.hexes[i]) || rises(row.hexes[i + 2]) || rises(hex.beside) || hex.twice;
      return growsInto || hasWall(row) ? [] : raised(row, i + 1);
    }),
  );
});

test("D6.4: a hillock that is extended up to a unit no longer blocks that unit's LOS", () => {
  all("blocked", ["flat flat hillock flat flat"]);
  all("seen", ["flat hillock hillock flat flat"]);
});

test("D6.1: two hillocks that are joined count as one, which can open a LOS", () => {
  all("blocked", ["hillock flat hillock flat hillock flat flat"]);
  all("seen", ["hillock flat hillock hillock hillock flat flat", "hillock hillock hillock flat hillock flat flat"]);
});

test("D6.4, D4.4: digging in can close a unit's LOS past the hillock next to it, or past the Lip of its deir", () => {
  const verdicts = (text: string) =>
    ["", "+entrenched"].map((posture) => losOf(rowOf(text.replace("*", posture))).verdict);
  assert.deepEqual(verdicts("flat* hillock flat flat"), ["seen", "blocked"]);
  assert.deepEqual(verdicts("deir* deirLip lip flat flat"), ["seen", "blocked"]);
});

test("D10.2: raising a unit to the other's level can close a LOS, because a Hillside wall is no longer ignored", () => {
  const verdict = (text: string) => losOf(rowOf(text)).verdict;
  assert.notEqual(verdict("flat1 flat wall flat2 flat2"), "blocked");
  assert.equal(verdict("flat2 flat wall flat2 flat2"), "blocked");
});

test("D10.2: for a unit in a wadi, a Hillside wall hides only entrenched units 2 levels higher", () => {
  const verdict = (text: string) => losOf(rowOf(text)).verdict;
  for (const way of ["flat", "flat flat", "flat flat flat"])
    for (const posture of ["", "+entrenched"]) {
      const targets = ["flat0", "flat1", "hillock1", "flat2", "flat3"].map((hex) => hex + posture);
      const plain = targets.map((hex) => RANK[verdict(`wadi ${way} ${hex}`)]);
      const walled = targets.map((hex) => RANK[verdict(`wadi ${way} wall ${hex}`)]);
      assert.deepEqual(plain, [0, 2, 2, 2, 2], `${way} ${posture}`);
      assert.deepEqual(walled, posture ? [0, 0, 2, 2, 2] : plain, `${way} wall ${posture}`);
    }
});

test("Hindrances of +6 or more block LOS in ASL (A6.7), but not in Squad Leader", () => {
  all("blocked", ["flat flat~4 flat~2 flat"], "asl");
  all("seen", ["flat flat~4 flat~1 flat"], "asl");
  all("seen", ["flat flat~4 flat~2 flat"], "sl");
});

test("units see each other across plain hexes at every range", () => {
  for (let n = 2; n <= 21; n++) {
    const hexes = Array.from({ length: n }, () => PLAIN_HEX);
    const unit = { kind: "infantry", posture: "none" } as const;
    const los = losOf({ hexes, viewer: unit, target: unit, book: "sl" });
    assert.deepEqual([los.verdict, los.hindrance, los.decidedBy], ["seen", 0, undefined]);
  }
});
