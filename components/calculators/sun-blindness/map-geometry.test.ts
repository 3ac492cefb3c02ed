import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { formatHex, type Hex, parseHex } from "../../../src/game/board-hexes.ts";
import { hexesOf } from "../../../src/game/sun-zone.ts";
import { at, hexAt, pointTowards, stepped, wedgePath } from "./map-geometry.ts";

const hex = (name: string): Hex => parseHex(`26${name}`) ?? assert.fail(name);
const name = (found: Hex | undefined) => found && formatHex(found);

test("a tap selects the nearest hex, and a tap beyond the board selects no hex", () => {
  fc.assert(
    fc.property(fc.constantFrom(...hexesOf(26)), fc.integer({ min: 1, max: 12 }), (tapped, towards) => {
      assert.deepEqual(hexAt(pointTowards(at(tapped), towards, 5), 26), tapped);
    }),
  );
  assert.equal(hexAt([-40, -40], 26), undefined);
});

test("the arrow keys move along the hexrow and to the adjacent hexrow, but not beyond the board", () => {
  const led = (start: string, key: string) => name(stepped(hex(start), key));
  assert.equal(led("I5", "ArrowUp"), "26I4");
  assert.equal(led("I5", "ArrowDown"), "26I6");
  assert.equal(led("I5", "ArrowRight"), "26J5");
  assert.equal(led("B0", "ArrowRight"), "26C1", "hexrow C has no 0");
  assert.equal(led("A5", "ArrowLeft"), undefined);
  assert.equal(led("A1", "ArrowUp"), undefined);
});

test("the Zone is a wedge from the firer's center dot, 30° to either side of the direction of the sun", () => {
  const numbers = wedgePath(hex("I5"), 3).slice(1).split(/[L ]/).map(Number);
  const [x1, y1, x, y, x2, y2] = numbers as [number, number, number, number, number, number];
  assert.deepEqual(
    [x, y],
    at(hex("I5")).map((n) => Number(n.toFixed(1))),
  );
  const angle = (toX: number, toY: number) => Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
  assert.deepEqual([angle(x1, y1), angle(x2, y2)], [-30, 30]);
});
