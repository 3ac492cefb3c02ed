import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  areAdjacent,
  centre,
  distance,
  formatHex,
  type Hex,
  halfOf,
  hexesAcross,
  hexesOfCut,
  hexrowCount,
  hexrowIndex,
  hexrowSpacing,
  neighbour,
  parseHex,
} from "./board-hexes.ts";

const hexrows = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA", "BB", "CC", "DD", "EE", "FF", "GG"];
const allHexes: Hex[] = hexrows.flatMap((hexrow, i) =>
  Array.from({ length: 10 + (i % 2) }, (_, n) => ({ board: 27, hexrow, number: n + 1 - (i % 2) })),
);
const anyHex = fc.constantFrom(...allHexes);
const anyDirection = fc.integer({ min: 1, max: 6 });

function hex(text: string): Hex {
  const found = parseHex(text);
  assert.ok(found, text);
  return found;
}

test("the 33 hexrows run from A to GG", () => {
  assert.equal(hexrows.length, hexrowCount);
  assert.deepEqual(
    hexrows.map(hexrowIndex),
    hexrows.map((_, i) => i),
  );
  for (const none of ["", "HH", "AB", "AAA", "a", "Ä", "4"]) assert.equal(hexrowIndex(none), -1, none);
});

test("F12.31: hexrows A–P are in half A, hexrows R–GG are in half GG, and Q is in neither half", () => {
  assert.deepEqual(hexrows.map(halfOf), [...Array<string>(16).fill("A"), undefined, ...Array<string>(16).fill("GG")]);
  assert.equal(halfOf("HH"), undefined);
});

test("hexrows A, C, E … GG have hexes 1–10, and hexrows B, D, F … FF have hexes 0–10", () => {
  for (const h of allHexes) assert.deepEqual(parseHex(formatHex(h)), h);
  for (const none of [
    "27A0",
    "27A11",
    "27B11",
    "27GG0",
    "27HH1",
    "27AB1",
    "27h6",
    "27H06",
    "H6",
    "0H6",
    "27H",
    "27H-1",
  ])
    assert.equal(parseHex(none), undefined, none);
  assert.deepEqual(parseHex("25O9"), { board: 25, hexrow: "O", number: 9 });
});

test("F12.2: 27H6 and 27G7 are adjacent", () => {
  assert.ok(areAdjacent(hex("27H6"), hex("27G7")));
  assert.deepEqual(neighbour(hex("27H6"), 5), hex("27G7"));
});

test("areAdjacent agrees with the examples in the game rules, and A5, for instance, is adjacent to B4 and B5", () => {
  assert.ok(areAdjacent(hex("25M8"), hex("25L7")));
  assert.ok(areAdjacent(hex("25M7"), hex("25L7")));
  assert.ok(!areAdjacent(hex("25M6"), hex("25L7")));
  assert.ok(areAdjacent(hex("25B5"), hex("25A6")));
  for (let n = 1; n <= 10; n++)
    for (let m = 0; m <= 10; m++)
      assert.equal(areAdjacent(hex(`25A${n}`), hex(`25B${m}`)), m === n || m === n - 1, `A${n} B${m}`);
});

test("B.8: direction 1 is towards the printed coordinate, and directions 2–6 follow clockwise", () => {
  const around = (text: string) => [1, 2, 3, 4, 5, 6].map((d) => neighbour(hex(text), d)).map((h) => h && formatHex(h));
  assert.deepEqual(around("27H6"), ["27H5", "27I6", "27I7", "27H7", "27G7", "27G6"]);
  assert.deepEqual(around("27G7"), ["27G6", "27H6", "27H7", "27G8", "27F7", "27F6"]);
  assert.deepEqual(around("27A1"), [undefined, "27B0", "27B1", "27A2", undefined, undefined]);
  assert.deepEqual(around("27Z10"), ["27Z9", "27AA10", undefined, undefined, undefined, "27Y10"]);
});

test("neighbour throws for a direction that is not 1–6", () => {
  for (const bad of [0, 7, 1.5, Number.NaN]) assert.throws(() => neighbour(hex("27H6"), bad), RangeError);
});

test("from a neighbour, which is at range 1, the opposite direction leads back to the first hex", () => {
  fc.assert(
    fc.property(anyHex, anyDirection, (from, direction) => {
      const to = neighbour(from, direction);
      if (!to) return;
      assert.deepEqual(neighbour(to, ((direction + 2) % 6) + 1), from);
      assert.equal(distance(from, to), 1);
    }),
  );
});

test("the distance between two hexes is the length of the shortest path that a breadth-first search finds", () => {
  for (const from of [hex("27A1"), hex("27H6"), hex("27Q5"), hex("27FF10")]) {
    const steps = new Map([[formatHex(from), 0]]);
    const queue = [from];
    for (const at of queue)
      for (const direction of [1, 2, 3, 4, 5, 6]) {
        const to = neighbour(at, direction);
        if (!to || steps.has(formatHex(to))) continue;
        steps.set(formatHex(to), (steps.get(formatHex(at)) ?? 0) + 1);
        queue.push(to);
      }
    assert.equal(steps.size, 346);
    for (const to of allHexes) assert.equal(distance(from, to), steps.get(formatHex(to)), formatHex(to));
  }
});

test("a part of a board has the hexes from the first to the final number of each hexrow, if the board has them", () => {
  const cut = { A: [0, 2], H: [6, 6], GG: [9, 11] } as const;
  assert.deepEqual(hexesOfCut({ board: 25, cut }).map(formatHex), ["25A1", "25A2", "25H6", "25GG9", "25GG10"]);
});

test("the distance between hexes of different boards is infinite", () => {
  assert.equal(distance(hex("26A1"), hex("27A1")), Number.POSITIVE_INFINITY);
});

test("centres of adjacent hexes are one hex height apart, and centres of half-hexes are on the board's edge", () => {
  fc.assert(
    fc.property(anyHex, anyDirection, (from, direction) => {
      const to = neighbour(from, direction);
      if (!to) return;
      const [a, b] = [centre(from), centre(to)];
      assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 1e-9);
    }),
  );
  assert.deepEqual(centre(hex("27A1")), { x: 0, y: 0.5 });
  assert.deepEqual(centre(hex("27B0")), { x: hexrowSpacing, y: 0 });
  assert.deepEqual(centre(hex("27B10")), { x: hexrowSpacing, y: hexesAcross });
  assert.deepEqual(centre(hex("27GG10")), { x: 32 * hexrowSpacing, y: 9.5 });
});
