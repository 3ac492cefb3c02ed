import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLayout } from "../../../src/game/overlay-layout.ts";
import { type ListedBoard, listOf, withMovedUp, withToggled, writeList } from "./board-list.ts";

const list = (notation: string): ListedBoard[] => listOf(parseLayout(notation).layout);

test("a list of boards is unchanged after parsing and serializing", () => {
  for (const notation of ["", "26", "26-27t_h28", "h25te_x-26-x-x-27", "26_27_hx-31t"])
    assert.equal(writeList(list(notation)), notation);
});

test("a new board is added at the end; if the first board of a row is removed, the next one becomes first", () => {
  assert.equal(writeList(withToggled(list("26_27"), 28)), "26_27-28");
  assert.equal(writeList(withToggled([], 28)), "28");
  assert.equal(writeList(withToggled(list("26-27_h28-29"), 28)), "26-27_h29");
  assert.equal(writeList(withToggled(list("26_28_29"), 28)), "26_29");
  assert.equal(writeList(withToggled(list("h26-27_28"), 26)), "h27_28");
});

test("a board that moves up swaps places with the previous board, and both keep their orientation", () => {
  assert.equal(writeList(withMovedUp(list("26t-27_h28"), 1)), "27-26t_h28");
  assert.equal(writeList(withMovedUp(list("26-27_hx-25e"), 2)), "26-25e_hx-27");
});
