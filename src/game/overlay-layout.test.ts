import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { distance, parseHex } from "./board-hexes.ts";
import {
  areHalvesAdjacent,
  type Board,
  boardsWithOverlays,
  distanceIn,
  formatLayout,
  type HalfBoard,
  halfBoards,
  type Layout,
  type North,
  parseLayout,
} from "./overlay-layout.ts";

function layoutOf(notation: string, north?: North): Layout {
  const { layout, error } = parseLayout(notation, north);
  assert.equal(error, undefined, notation);
  return layout;
}

function cell(layout: Layout, name: string): HalfBoard {
  const found = halfBoards(layout).find(({ board, half }) => `${board}${half}` === name);
  assert.ok(found, name);
  return found;
}

test("parseLayout reads rows, turned boards, shifted rows and Overlay E1", () => {
  const { rows, north } = layoutOf("26-27t_h28_25te", "left");
  assert.equal(north, "left");
  assert.deepEqual(rows, [
    {
      shifted: false,
      boards: [
        { number: 26, turned: false, e1: false },
        { number: 27, turned: true, e1: false },
      ],
    },
    { shifted: true, boards: [{ number: 28, turned: false, e1: false }] },
    { shifted: false, boards: [{ number: 25, turned: true, e1: true }] },
  ]);
  assert.equal(formatLayout(layoutOf("H26T-25ET")), "h26t-25te");
  assert.equal(layoutOf("26").north, "up");
});

test("parseLayout returns the code and index of the first error, and the boards before the error", () => {
  const cases = [
    ["", "noBoards", 0, ""],
    ["26-", "badBoard", 3, "26"],
    ["26_", "badBoard", 3, "26"],
    ["26--27", "badBoard", 3, "26"],
    ["h", "badBoard", 1, ""],
    ["26_h27-y", "badBoard", 7, "26_h27"],
    ["26-xt", "badBoard", 3, "26"],
    ["26tt", "badBoard", 0, ""],
    ["26 27", "badBoard", 0, ""],
    ["24", "unknownBoard", 0, ""],
    ["26-32-27", "unknownBoard", 3, "26"],
    ["26-27_28-26t", "duplicateBoard", 9, "26-27_28"],
    ["26-27e", "e1NotOn25", 3, "26"],
  ] as const;
  for (const [notation, code, at, kept] of cases) {
    const { layout, error } = parseLayout(notation);
    assert.deepEqual(error, { code, at }, notation);
    assert.equal(formatLayout(layout), kept, notation);
  }
});

const anyRows = fc.shuffledSubarray([25, 26, 27, 28, 29, 30, 31], { minLength: 1 }).chain((numbers) =>
  fc.tuple(
    ...numbers.map((number) =>
      fc.record({
        number: fc.constant(number),
        turned: fc.boolean(),
        e1: number === 25 ? fc.boolean() : fc.constant(false),
        newRow: fc.boolean(),
        shifted: fc.boolean(),
      }),
    ),
  ),
);
const anyLayout = anyRows.map((boards): Layout => {
  const rows: { shifted: boolean; boards: Board[] }[] = [];
  for (const { newRow, shifted, ...board } of boards) {
    const last = rows.at(-1);
    if (last && !newRow) last.boards.push(board);
    else rows.push({ shifted, boards: [board] });
  }
  return { rows, north: "up" };
});

test("parseLayout is the inverse of formatLayout, and never throws", () => {
  fc.assert(fc.property(anyLayout, (layout) => assert.deepEqual(parseLayout(formatLayout(layout)), { layout })));
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { layout, error } = parseLayout(text);
      assert.ok(error ? error.at <= text.length : formatLayout(layout));
    }),
  );
});

test("F12.3: only boards 26–31, and 25 with Overlay E1, get overlays", () => {
  const numbers = (notation: string) => boardsWithOverlays(layoutOf(notation)).map((b) => b.number);
  assert.deepEqual(numbers("31-25_26-30t"), [31, 26, 30]);
  assert.deepEqual(numbers("31-25e_26"), [31, 25, 26]);
  assert.deepEqual(numbers("25"), []);
});

test("F12.42: boards with a gap or another board between them are not adjacent", () => {
  const layout = layoutOf("26-X-27_x-x-28");
  assert.equal(formatLayout(layout), "26-x-27_x-x-28");
  assert.deepEqual(
    boardsWithOverlays(layout).map((b) => b.number),
    [26, 27, 28],
  );
  assert.ok(!areHalvesAdjacent(cell(layout, "26GG"), cell(layout, "27A")));
  assert.ok(areHalvesAdjacent(cell(layout, "27GG"), cell(layout, "28GG")), "straight below");
});

test("F12.33, F12.41: two half-hexes that meet at the edge of two boards count as one hex in the range", () => {
  const between = (notation: string, a: string, b: string) =>
    distanceIn(layoutOf(notation), parseHex(a)!, parseHex(b)!);
  assert.equal(between("26-27", "26GG5", "27A5"), 0, "one hex, half on each board");
  assert.equal(between("26-27", "26GG5", "27B5"), 1);
  assert.equal(between("26-27t", "26GG5", "27GG6"), 0, "a turned board is numbered from below");
  assert.equal(between("26_27", "26B10", "27B0"), 0);
  assert.equal(between("26_27", "26A10", "27A1"), 1);
  assert.equal(between("26_h27", "26Q10", "27A1"), 1, "shifted by half a board");
  assert.equal(between("26-x-27", "26GG5", "27A5"), 32);
  assert.equal(between("26", "26GG5", "27A5"), Number.POSITIVE_INFINITY);
  assert.equal(between("27-26t", "26C3", "26H9"), distance(parseHex("26C3")!, parseHex("26H9")!));
});

test("`halfBoards` returns the column and row of each half-board; half A of a turned board is at the right", () => {
  assert.deepEqual(halfBoards(layoutOf("26-27t_h25")), [
    { board: 26, half: "A", column: 0, row: 0 },
    { board: 26, half: "GG", column: 1, row: 0 },
    { board: 27, half: "GG", column: 2, row: 0 },
    { board: 27, half: "A", column: 3, row: 0 },
    { board: 25, half: "A", column: 1, row: 1 },
    { board: 25, half: "GG", column: 2, row: 1 },
  ]);
});

test("F12.42: half-boards that meet at a side or corner are adjacent, also across shifted rows", () => {
  const plain = layoutOf("26-27_28-29_30");
  const adjacent = (layout: Layout, a: string, b: string) => areHalvesAdjacent(cell(layout, a), cell(layout, b));
  assert.ok(adjacent(plain, "26A", "26GG"), "same board");
  assert.ok(adjacent(plain, "26GG", "27A"), "next board");
  assert.ok(adjacent(plain, "26GG", "28GG"), "below");
  assert.ok(adjacent(plain, "26GG", "29A"), "diagonally");
  assert.ok(!adjacent(plain, "26A", "27A"), "there is a half between");
  assert.ok(!adjacent(plain, "26A", "29A"), "two to the right");
  assert.ok(!adjacent(plain, "26A", "30A"), "two rows down");
  assert.ok(!adjacent(plain, "26A", "26A"), "itself");
  const shifted = layoutOf("26-27_h28");
  assert.ok(adjacent(shifted, "28A", "26GG"), "below");
  assert.ok(adjacent(shifted, "28A", "26A"), "diagonally");
  assert.ok(adjacent(shifted, "28GG", "27GG"), "diagonally");
  assert.ok(!adjacent(shifted, "28GG", "26A"));
  assert.ok(!adjacent(shifted, "28A", "27GG"));
});

test("adjacency of half-boards is symmetric", () => {
  fc.assert(
    fc.property(anyLayout, (layout) => {
      const all = halfBoards(layout);
      for (const a of all) for (const b of all) assert.equal(areHalvesAdjacent(a, b), areHalvesAdjacent(b, a));
    }),
  );
});
