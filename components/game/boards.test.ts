import assert from "node:assert/strict";
import { test } from "node:test";
import {
  layoutOf,
  readBoards,
  readOverlays,
  typedBoards,
  typedOverlays,
  withAltered,
  withBoard,
  withDune,
  withLayout,
  writeBoards,
  writeOverlays,
} from "./boards.ts";

const IDS = ["W1", "H2", "SD1", "SD3", "X1", "E1"];

test("boards are unchanged after parsing and formatting, including Alternate Terrain and the desert color", () => {
  for (const text of ["", "25", "25-26b-27s-1-40d-41n"]) assert.equal(writeBoards(readBoards(text)), text);
  assert.deepEqual(readBoards("26b-40d"), [
    { number: 26, altered: "broken" },
    { number: 40, desert: true },
  ]);
});

test("parsing a cut or wrong text returns its readable boards and overlays, without duplicates", () => {
  assert.equal(writeBoards(readBoards("25-26-25-0-x-27d-28q-29-")), "25-26-29");
  assert.equal(writeOverlays(readOverlays("H2.H9.SD1h.SD1l.W1h.E1.", IDS)), "H2.SD1h.E1");
});

test("a board can be added and removed, and Alternate Terrain set and cleared", () => {
  const boards = readBoards("25-26b");
  assert.equal(writeBoards(withBoard(boards, 28)), "25-26b-28");
  assert.equal(writeBoards(withBoard(boards, 25)), "26b");
  assert.equal(writeBoards(withAltered(boards, 25, "steppe")), "25s-26b");
  assert.equal(writeBoards(withAltered(boards, 26, "none")), "25-26");
});

test("the layout has only boards 25–31, in the game's order unless the players have changed it", () => {
  const boards = readBoards("27-40d-26s");
  assert.equal(layoutOf(boards, ""), "27-26");
  assert.equal(layoutOf(boards, "26t_h27"), "26t_h27");
  assert.equal(layoutOf(boards, "26t_28"), "26t-27");
  assert.equal(writeBoards(withLayout(boards, "26_28")), "40d-26s-28");
});

test("typed boards and overlays keep their known properties; unreadable names are returned", () => {
  assert.deepEqual(typedBoards(" 1, ４０ 26 zz", readBoards("40d")), {
    read: [{ number: 1 }, { number: 40, desert: true }],
    unread: ["26", "ZZ"],
  });
  assert.deepEqual(typedOverlays("sd1、h2 h2 H9", readOverlays("SD1h", IDS), IDS), {
    read: [{ id: "SD1", dune: "high" }, { id: "H2" }],
    unread: ["H9"],
  });
  assert.equal(writeOverlays(withDune(readOverlays("SD1h.H2", IDS), "SD1", "low")), "SD1l.H2");
  assert.equal(writeOverlays(withDune(readOverlays("SD1h.H2", IDS), "SD1", "unknown")), "SD1.H2");
});
