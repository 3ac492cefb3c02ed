import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatBoards,
  formatOverlays,
  layoutOf,
  parseBoards,
  parseOverlays,
  typedBoards,
  typedOverlays,
  withAltered,
  withBoard,
  withDune,
  withLayout,
} from "./boards.ts";

const IDS = ["W1", "H2", "SD1", "SD3", "X1", "E1"];

test("boards are unchanged after parsing and formatting, including Alternate Terrain and the desert color", () => {
  for (const text of ["", "25", "25-26b-27s-1-40d-41n"]) assert.equal(formatBoards(parseBoards(text)), text);
  assert.deepEqual(parseBoards("26b-40d"), [
    { number: 26, altered: "broken" },
    { number: 40, desert: true },
  ]);
});

test("parsing invalid text returns only the valid boards and overlays, without duplicates", () => {
  assert.equal(formatBoards(parseBoards("25-26-25-0-x-27d-28q-29-")), "25-26-29");
  assert.equal(formatOverlays(parseOverlays("H2.H9.SD1h.SD1l.W1h.E1.", IDS)), "H2.SD1h.E1");
});

test("a board can be added and removed, and its Alternate Terrain set and cleared", () => {
  const boards = parseBoards("25-26b");
  assert.equal(formatBoards(withBoard(boards, 28)), "25-26b-28");
  assert.equal(formatBoards(withBoard(boards, 25)), "26b");
  assert.equal(formatBoards(withAltered(boards, 25, "steppe")), "25s-26b");
  assert.equal(formatBoards(withAltered(boards, 26, "none")), "25-26");
});

test("the layout keeps the players' order, drops removed boards, and gets new boards 25–31 at its end", () => {
  const boards = parseBoards("27-40d-26s");
  assert.equal(layoutOf(boards, ""), "27-26");
  assert.equal(layoutOf(boards, "26t_h27"), "26t_h27");
  assert.equal(layoutOf(boards, "26t_28"), "26t-27");
  assert.equal(formatBoards(withLayout(boards, "26_28")), "40d-26s-28");
});

test("a typed board or overlay keeps its properties in the game, and invalid names are returned in `unread`", () => {
  assert.deepEqual(typedBoards(" 1, ４０ 26 zz", parseBoards("40d")), {
    read: [{ number: 1 }, { number: 40, desert: true }],
    unread: ["26", "ZZ"],
  });
  assert.deepEqual(typedOverlays("sd1、h2 h2 H9", parseOverlays("SD1h", IDS), IDS), {
    read: [{ id: "SD1", dune: "high" }, { id: "H2" }],
    unread: ["H9"],
  });
  assert.equal(formatOverlays(withDune(parseOverlays("SD1h.H2", IDS), "SD1", "low")), "SD1l.H2");
  assert.equal(formatOverlays(withDune(parseOverlays("SD1h.H2", IDS), "SD1", "unknown")), "SD1.H2");
});
