import assert from "node:assert/strict";
import { test } from "node:test";
import { cellClass } from "./cell-class.ts";

test("a word, a figure or seven Japanese letters are a short cell, a sentence is a long one", () => {
  assert.deepEqual(
    ["", "3", "+1 – +6", "Fully tracked", "オートバイ", "午前半ば"].map(cellClass),
    Array(6).fill("short"),
  );
  assert.equal(cellClass("vehicle 1 MP, Cavalry 1 MF"), "medium");
  assert.equal(cellClass("貨物自動車（トラック）"), "medium");
  assert.equal(cellClass("as Heavy; no Double Time, Cavalry charge, or attack"), "long");
  assert.equal(cellClass("自分のヒロックと、ほかに二つ以上（上の場合以外）"), "long");
});
