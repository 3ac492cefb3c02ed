import assert from "node:assert/strict";
import { test } from "node:test";
import { losOf } from "../../../src/game/los/los.ts";
import { type LosRow, PLAIN_UNIT } from "../../../src/game/los/row.ts";
import { readRow } from "./los-notation.ts";
import { LEFT, MIDDLE, pictureOf, WIDE } from "./los-picture.ts";

const rowOf = (text: string, more: Partial<LosRow> = {}): LosRow => ({
  hexes: readRow(text),
  viewer: PLAIN_UNIT,
  target: PLAIN_UNIT,
  book: "sl",
  ...more,
});
const draw = (text: string, more?: Partial<LosRow>) => pictureOf(rowOf(text, more), losOf(rowOf(text, more)));

test("a blocked ray runs to what blocks it, and is broken from there on, in the plan and in the profile", () => {
  const d = draw("o.o.h.o.o");
  assert.match(d.free, new RegExp(`^M${0.5 * WIDE} ${MIDDLE}H${2.5 * WIDE}M`));
  assert.match(d.beyond, new RegExp(`^M${2.5 * WIDE} ${MIDDLE}H${4.5 * WIDE}M`));
  assert.deepEqual(
    d.stops.map(({ x }) => x),
    [2.5 * WIDE, 2.5 * WIDE],
  );
  assert.equal(draw("o.lc.l.o").stops[0]!.x, 2 * WIDE, "a hexside lies between two hexes");
});

test("a ray that is free has no broken part, and without a LOS there is no ray", () => {
  const d = draw("o.h.o.h");
  assert.deepEqual([d.beyond, d.stops, d.decisive], ["", [], ""]);
  assert.deepEqual(pictureOf(rowOf("o.oc.o"), undefined).free, "");
});

test("higher is drawn higher: a unit on a Summit over one on a hillock over one on flat ground over one in a wadi", () => {
  const eyes = (text: string, more?: Partial<LosRow>) =>
    draw(text, more)
      .units.slice(2)
      .map(({ y }) => y) as [number, number];
  for (const row of ["s.o.h", "h.o.o", "o.o.w"]) {
    const [a, b] = eyes(row);
    assert.ok(a < b, row);
  }
  const aloft = { viewer: { kind: "aerial", posture: "none" } } as const;
  const [a, b] = eyes("o.o4.s4", aloft);
  assert.ok(a < b, "an Aerial unit is above all");
  const { height, units } = draw("o.o4.s4", aloft);
  assert.ok(
    units.slice(2).every(({ y }) => y > 90 && y < height),
    "and still in the picture",
  );
});

test("levels that the ground has are named, and each hex is as wide as the last", () => {
  const texts = draw("h.s.dc.o.w").levels.map(({ text }) => text);
  for (const text of ["−1", "0", "½", "1"]) assert.ok(texts.includes(text), text);
  assert.equal(draw("o.o.o").width, LEFT + 3 * WIDE);
});

test("of two hexes beside a hexspine the higher one is drawn, with what stands on the hexspine", () => {
  const texts = (row: string) => draw(row).levels.map(({ text }) => text);
  assert.ok(texts("o.o_h.o").includes("½"));
  assert.ok(texts("o.h_la.o").includes("1"));
});
