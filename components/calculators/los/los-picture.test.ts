import assert from "node:assert/strict";
import { test } from "node:test";
import { losOf } from "../../../src/game/los/los.ts";
import { type LosRow, PLAIN_UNIT } from "../../../src/game/los/row.ts";
import { readRow } from "./los-notation.ts";
import { HEX_WIDTH, LEFT_MARGIN, pictureOf } from "./los-picture.ts";

const rowOf = (text: string, more: Partial<LosRow> = {}): LosRow => ({
  hexes: readRow(text),
  viewer: PLAIN_UNIT,
  target: PLAIN_UNIT,
  book: "sl",
  ...more,
});
const draw = (text: string, more?: Partial<LosRow>) => pictureOf(rowOf(text, more), losOf(rowOf(text, more)));

type Picture = ReturnType<typeof pictureOf>;
const path = (d: Picture, name: string) => d.paths.find(([of]) => of === name)![1];
/** Returns the positions of a mark in the drawing, as `[x, y]`: first in the plan, then in the profile. */
const places = (d: Picture, name: string) =>
  d.marks.filter((m) => m.name === name).map((m) => /\((\S+) (\S+)\)/.exec(m.transform)!.slice(1).map(Number));

test("a blocked ray is solid up to the blocking terrain and broken beyond, in the plan and in the profile", () => {
  const d = draw("o.o.h.o.o");
  assert.match(path(d, "ray"), new RegExp(`^M${0.5 * HEX_WIDTH} \\d+H${2.5 * HEX_WIDTH}M`));
  assert.match(path(d, "beyond"), new RegExp(`^M${2.5 * HEX_WIDTH} \\d+H${4.5 * HEX_WIDTH}M`));
  const xs = (text: string) => places(draw(text), "stop-blocked").map(([x]) => x);
  assert.deepEqual(xs("o.o.h.o.o"), [2.5 * HEX_WIDTH, 2.5 * HEX_WIDTH]);
  assert.deepEqual(xs("o.lc.l.o"), [2 * HEX_WIDTH, 2 * HEX_WIDTH], "a hexside is between two hexes");
});

test("a clear ray has no broken part, and without a LOS there is no ray", () => {
  const d = draw("o.h.o.h");
  assert.deepEqual([path(d, "beyond"), d.decisive, d.marks.length], ["", "", 4]);
  assert.equal(path(pictureOf(rowOf("o.oc.o"), undefined), "ray"), "");
});

test("the plan has symbols for ground, smoke, both hexes of a hexspine, and the terrain on the hexspine", () => {
  const names = (text: string) => draw(text).plan.map(({ name }) => name);
  assert.deepEqual(names("o.hrz2a.o"), ["flat", "hillock", "brush", "smoke", "flat", "side-wall"]);
  assert.deepEqual(names("o.lc_dc.o"), ["flat", "lowDune", "highDune", "flat", "side-crest", "side-crest"]);
});

test("the higher a unit's level, the higher it is drawn, and an Aerial unit is drawn above all ground", () => {
  const eyes = (text: string, more?: Partial<LosRow>) =>
    ["unit-A", "unit-B"].map((name) => places(draw(text, more), name)[1]![1]!) as [number, number];
  for (const row of ["s.o.h", "h.o.o", "o.o.w"]) {
    const [a, b] = eyes(row);
    assert.ok(a < b, row);
  }
  const aloft = { viewer: { kind: "aerial", posture: "none" } } as const;
  const [a, b] = eyes("o.o4.s4", aloft);
  assert.ok(a < b, "an Aerial unit is above all");
  assert.ok(
    Math.min(a, b) > 90 && Math.max(a, b) < draw("o.o4.s4", aloft).height,
    "Aerial units are inside the picture",
  );
});

test("the levels are labelled, and all hexes have the same width", () => {
  const texts = draw("h.s.dc.o.w").texts.map(({ text }) => text);
  for (const text of ["−1", "0", "½", "1"]) assert.ok(texts.includes(text), text);
  assert.equal(draw("o.o.o").width, LEFT_MARGIN + 3 * HEX_WIDTH);
});

test("the profile of a hexspine shows the higher of its two hexes, with the terrain on the hexspine", () => {
  const texts = (row: string) => draw(row).texts.map(({ text }) => text);
  assert.ok(texts("o.o_h.o").includes("½"));
  assert.ok(texts("o.h_la.o").includes("1"));
});
