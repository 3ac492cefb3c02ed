import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { referencesIn, splitReferences } from "./references.ts";

const targets = (text: string) => referencesIn(text).map((r) => r.to);
const printed = (text: string) =>
  splitReferences(text)
    .map((p) => (typeof p === "string" ? p : p.label))
    .join("");

test('"[F12.31]" is a reference to F12.31, and is printed as "F12.31"', () => {
  assert.deepEqual(targets("see [F12.31]."), ["F12.31"]);
  assert.equal(printed("see [F12.31]."), "see F12.31.");
});

test('"[the hexrow][F12.31]" is a reference to F12.31, and is printed as "the hexrow"', () => {
  assert.deepEqual(targets("[the hexrow][F12.31] of"), ["F12.31"]);
  assert.equal(printed("[the hexrow][F12.31] of"), "the hexrow of");
});

test('each number in a range or list is a reference: two in "[F13.1–.2]", three in "[F12.44/.45/.46]"', () => {
  assert.deepEqual(targets("[F13.1–.2]"), ["F13.1", "F13.2"]);
  assert.deepEqual(targets("[F12.31-.32]"), ["F12.31", "F12.32"]);
  assert.deepEqual(targets("[F12.44/.45/.46]"), ["F12.44", "F12.45", "F12.46"]);
  assert.deepEqual(targets("[D.1A–.1C]"), ["D.1A", "D.1C"]);
  assert.equal(printed("[F12.44/.45/.46]"), "F12.44/.45/.46");
});

test('the hyphen in "[D6.0-Crest]" is part of the id, and does not make a range', () => {
  assert.deepEqual(targets("[D6.0-Crest] [D-fn21] [It-V3]"), ["D6.0-Crest", "D-fn21", "It-V3"]);
});

test('rules of other books ("[A2.71]") and sections ("[F12]") are references', () => {
  assert.deepEqual(targets("[A2.71] [B.8] [ASL D2.51] [SL 75.8] [COI 69] [F12] [D7]"), [
    "A2.71",
    "B.8",
    "ASL D2.51",
    "SL 75.8",
    "COI 69",
    "F12",
    "D7",
  ]);
});

test('other text in brackets, such as "[EXC: none]", is not a reference', () => {
  for (const text of ["4 [enter wadi] + 1 [Desert Open Ground]", "[EXC: none]", "[1]", "[ ]", "[the] [hexrow]"]) {
    assert.deepEqual(targets(text), [], text);
    assert.equal(printed(text), text);
  }
});

test("`splitReferences` does not change a text without references", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = splitReferences(text);
      if (pieces.every((p) => typeof p === "string")) assert.equal(pieces.join(""), text);
    }),
  );
});
