import assert from "node:assert/strict";
import { test } from "node:test";
import { drawingSchema, type HexDrawing } from "../../src/schemas/drawing.ts";
import { content } from "../../tests/content.ts";
import { layOut, widthOf } from "./hex-drawing.ts";

const both = { en: "A", ja: "A" };
const draw = (more: object) =>
  layOut(
    drawingSchema.parse({
      id: "F.2-x",
      rule: "F.2",
      kind: "hexes",
      board: 25,
      caption: both,
      text: both,
      ...more,
    }) as HexDrawing,
    "en",
  );
const at = (d: ReturnType<typeof layOut>, name: string) => d.coordinates.find((c) => c.name === name)!;

test("hexes have the same positions as on the board: A4 is above A5, and B4 is to the right of both", () => {
  const d = draw({ cut: { A: [4, 5], B: [4, 4], C: [4, 4] } });
  const [a4, a5, b4, c4] = [at(d, "A4"), at(d, "A5"), at(d, "B4"), at(d, "C4")];
  assert.ok(a4.y < b4.y && b4.y < a5.y && a5.x < b4.x && b4.x < c4.x);
  assert.equal(a4.y, c4.y);
});

test("a half-hex at the board's edge is drawn without the half that is off the board", () => {
  const width = (row: string) => draw({ cut: { [row]: [4, 4] } }).width;
  assert.ok(Math.abs(width("A") - 4 - (width("B") - 4) / 2) < 0.2);
  assert.ok(Math.abs(width("GG") - width("A")) < 0.2);
  assert.ok(draw({ cut: { B: [0, 0] } }).height < draw({ cut: { B: [1, 1] } }).height);
});

test("the arrow of a move along a hexside begins at the end nearer to the unit", () => {
  const steps = [
    { along: "B5-A6", cost: "2" },
    { to: "B6", cost: "7" },
  ];
  const cut = { A: [5, 6], B: [5, 6] };
  const { arrows, labels } = draw({ cut, moves: [{ name: both, from: "A5", steps }] });
  const [, southward] = /^M\S+ \S+?l\S+ (.+?)[Ml]/.exec(arrows[0]!)!.map(Number);
  assert.ok(southward! > 0);
  assert.deepEqual(labels.map((l) => [l.step, l.text]).sort(), [
    [1, "2"],
    [2, "7"],
  ]);
});

test("every hex drawing is at most 280 pixels wide, and no label extends beyond its drawing", () => {
  for (const drawing of content.drawings.values()) {
    if (drawing.kind !== "hexes") continue;
    for (const language of ["en", "ja"] as const) {
      const d = layOut(drawing, language);
      assert.ok(d.width <= 280, `${drawing.id} is ${d.width} wide`);
      for (const l of d.labels) {
        const half = (widthOf(l.text) + (l.step ? 16 : 0)) / 2;
        assert.ok(l.x - half > -1 && l.x + half < d.width + 1, `${drawing.id}: "${l.text}" is cut off`);
      }
    }
  }
});
