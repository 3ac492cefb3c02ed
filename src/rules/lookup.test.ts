import assert from "node:assert/strict";
import { test } from "node:test";
import { type IdTable, lookUp } from "./lookup.ts";

const row = (id: string, held?: string) => ({ id, en: id, ja: id, ...(held ? { held } : {}) });
const table: IdTable = {
  rules: [
    "F.1",
    "F.1A",
    "F12.3",
    "F12.31",
    "F12.32",
    "F12.33",
    "D7.3",
    "D7.31",
    "D7.311",
    "D12.32",
    "D-fn17",
    "D6.0-Crest",
    "It-V12",
    "It-VAA",
  ]
    .map((id) => row(id))
    .concat(row("F7.31", "D7.31")),
  sections: [{ id: "F12", en: "", ja: "", path: "asl/f12/" }],
};
const ids = (text: string) => {
  const found = lookUp(text, table);
  return found.kind === "rules" ? found.ids : found.kind;
};

test("an id is found however it is written", () => {
  for (const text of ["F12.32", "f12.32", "F12-32", "f1232", "Ｆ１２．３２", " F 12.32 ", "(F12.32)", "F12.32."]) {
    assert.deepEqual(ids(text), ["F12.32"], text);
  }
  assert.deepEqual(ids("f.1a"), ["F.1A"]);
  assert.deepEqual(ids("F1A"), ["F.1A"]);
  assert.deepEqual(ids("fn 17"), ["D-fn17"]);
  assert.deepEqual(ids("d-fn17"), ["D-fn17"]);
  assert.deepEqual(ids("it-v12"), ["It-V12"]);
  assert.deepEqual(ids("IT-VAA"), ["It-VAA"]);
  assert.deepEqual(ids("d6.0-crest"), ["D6.0-Crest"]);
});

test("a bare number finds the rule in every book that has it", () => {
  assert.deepEqual(ids("12.32"), ["F12.32", "D12.32"]);
  assert.deepEqual(ids("１２．３２"), ["F12.32", "D12.32"]);
  assert.deepEqual(ids("7.31"), ["D7.31"], "the rule itself, not the alias");
});

test("F7.31 is an address of its own", () => assert.deepEqual(ids("f7.31"), ["F7.31"]));

test("7.31 is neither 7.311 nor 73.1", () => {
  assert.deepEqual(ids("D7.31"), ["D7.31"]);
  assert.deepEqual(ids("D7.311"), ["D7.311"]);
  assert.equal(lookUp("73.1", table).kind, "missing");
});

test("a section", () => assert.deepEqual(lookUp("f12", table), { kind: "section", id: "F12", path: "asl/f12/" }));

test("a number that does not exist offers its neighbours, never a page", () => {
  const found = lookUp("F12.39", table);
  assert.equal(found.kind, "missing");
  assert.ok(found.kind === "missing" && found.nearest[0] === "F12.33" && found.nearest.includes("F12.32"));
});

test("words are words", () => {
  for (const text of ["high dune", "砂丘", "25M8", "+2", "1941", "zzzq", ""])
    assert.equal(lookUp(text, table).kind, "words", text);
});
