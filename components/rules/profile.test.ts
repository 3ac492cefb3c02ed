import assert from "node:assert/strict";
import { test } from "node:test";
import type { RowHex } from "../../src/schemas/drawing.ts";
import { content } from "../../tests/content.ts";
import { blockedAt, eyeIn, groundOf, levelIn, levelText, type Place, pathOverGround } from "./profile.ts";
import { layOutRow, planOf } from "./profile-drawing.ts";

const hex = (more: Partial<RowHex> = {}): RowHex => ({ level: 0, terrain: [], ...more });
const hillock = hex({ terrain: ["hillock"] });
const sand = hex({ terrain: ["sand"] });
/** Returns the height of the ground at x. */
const heightOf = (ground: readonly Place[], x: number) => {
  const i = ground.findIndex((p, n) => n > 0 && p.x >= x);
  const [p, q] = [ground[i - 1]!, ground[i]!];
  return p.x === q.x ? q.y : p.y + ((q.y - p.y) * (x - p.x)) / (q.x - p.x);
};

test("a unit is ½ level higher on a hillock (D6.2), 1 level lower in a wadi (D5.41), not lower in a deir (D4.2)", () => {
  assert.equal(levelIn(hillock), 0.5);
  assert.equal(levelIn(hex({ terrain: ["wadi"] })), -1);
  assert.equal(levelIn(hex({ terrain: ["wadi"], level: 1 })), 0);
  assert.equal(levelIn(hex({ terrain: ["deir"] })), 0);
  assert.equal(levelIn(hex({ terrain: ["hill"], level: 2 })), 2);
});

test("the ground extends over all hexes; in the middle of each hex it has the level of a unit there", () => {
  const row = [hex(), hillock, hex({ terrain: ["wadi"] }), hex({ terrain: ["hill"], level: 1 }), hillock];
  const ground = groundOf(row);
  assert.equal(ground[0]!.x, 0);
  assert.equal(ground.at(-1)!.x, row.length);
  assert.ok(ground.every((p, i) => i === 0 || p.x >= ground[i - 1]!.x));
  row.forEach((h, i) => {
    assert.equal(heightOf(ground, i + 0.5), levelIn(h), `hex ${i}`);
  });
});

test("D7.512: the top of a Dune Crest is level ½ on a Low Dune and level 1 on a High Dune", () => {
  const high = hex({ terrain: ["sand", "hillock"] });
  assert.equal(heightOf(groundOf([{ ...sand, side: "dune" }, sand]), 1), 0.5);
  assert.equal(heightOf(groundOf([{ ...high, side: "dune" }, high]), 1), 1);
  assert.equal(heightOf(groundOf([{ ...high, side: "dune" }, hex()]), 1), 1);
});

test("two adjacent deir hexes form one deir, but a Lip between them separates it into two", () => {
  const deir = hex({ terrain: ["deir"] });
  assert.ok(heightOf(groundOf([deir, deir]), 1) < 0);
  assert.equal(heightOf(groundOf([{ ...deir, side: "lip" }, deir]), 1), 0);
});

test("a blocked line is crossed out at the obstacle that blocks it", () => {
  const row = [hex(), hex(), hillock, hex(), hex()];
  assert.equal(blockedAt(groundOf(row), eyeIn(row, 0), eyeIn(row, 4)), 0.5);
  const dune = [hex(), { ...sand, side: "dune" as const }, sand, hex(), hex()];
  assert.equal(blockedAt(groundOf(dune), eyeIn(dune, 0), eyeIn(dune, 4)), 0.375);
  assert.equal(blockedAt(groundOf(dune), eyeIn(dune, 4), eyeIn(dune, 0)), 0.625);
  const flat = [hex(), hex(), hex()];
  assert.equal(blockedAt(groundOf(flat), eyeIn(flat, 0), eyeIn(flat, 2)), 0.5);
});

test("a clear line is straight, or passes over the obstacles between its units, in both directions", () => {
  const flat = [hex(), hex(), hex()];
  assert.equal(pathOverGround(groundOf(flat), eyeIn(flat, 0), eyeIn(flat, 2)).length, 2);
  const row = [hex(), hillock, hex()];
  const way = pathOverGround(groundOf(row), eyeIn(row, 0), eyeIn(row, 2));
  assert.equal(Math.max(...way.map((p) => p.y)), 0.5);
  assert.deepEqual(pathOverGround(groundOf(row), eyeIn(row, 2), eyeIn(row, 0)), way.toReversed());
});

test("planOf returns the hexes, hexsides, units and lines of a row", () => {
  const unit = (sign: string) => ({ unit: { sign } });
  const plan = planOf({
    says: { en: "", ja: "" },
    hexes: [hex(unit("A")), { ...sand, side: "dune" }, sand, hex(unit("B"))],
    lines: [{ from: "A", to: "B", verdict: "blocked" }],
  });
  assert.deepEqual(plan.terrain, { sand: ["F2", "F3"] });
  assert.deepEqual(plan.hexsides, [{ kind: "dune", of: ["F2-F3"] }]);
  assert.deepEqual(
    plan.units.map((u) => [u.in, u.sign]),
    [
      ["F1", "A"],
      ["F4", "B"],
    ],
  );
  assert.deepEqual(plan.lines, [{ from: "F1", to: "F4", verdict: "blocked", at: 0.5 }]);
});

test('a level is printed with "½" and with a minus sign instead of a hyphen', () => {
  assert.deepEqual([-1, -0.5, 0, 0.5, 1, 1.5].map(levelText), ["−1", "−½", "0", "½", "1", "1½"]);
});

test("in every profile drawing, the ground rises above each blocked line", () => {
  for (const drawing of content.drawings.values()) {
    if (drawing.kind !== "profile") continue;
    const longest = Math.max(...drawing.rows.map((row) => row.hexes.length));
    for (const row of drawing.rows) {
      const ground = groundOf(row.hexes);
      const eyeOf = (sign: string) =>
        eyeIn(
          row.hexes,
          row.hexes.findIndex((h) => h.unit?.sign === sign),
        );
      for (const { from, to, verdict } of row.lines) {
        const [a, b] = [eyeOf(from), eyeOf(to)];
        const at = blockedAt(ground, a, b);
        const x = a.x + (b.x - a.x) * at;
        const under = a.y + (b.y - a.y) * at < heightOf(ground, x);
        if (verdict === "blocked") assert.ok(under, `${drawing.id}: nothing blocks the line from ${from} to ${to}`);
      }
      assert.ok(layOutRow(row, "en", longest).width <= 280, `${drawing.id} is too wide`);
    }
  }
});
