import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_NO, ALL_YES, JULY, rulesOf } from "../../../tests/in-force.ts";
import { isNeeded, namesThere, restOf } from "./cut-sheet.ts";

const noneOf = rulesOf({ ...JULY, answers: ALL_NO });
const allOf = rulesOf({ ...JULY, book: "asl", answers: ALL_YES });
const openOf = rulesOf(JULY);

test("a game needs exactly the lines of the sheet with a rule that is, or may be, in force", () => {
  const needs = (when: string, rules = openOf) => isNeeded({ when }, namesThere(rules), "sl");
  assert.ok(needs("D8.4"), "the players are asked about sangars");
  assert.ok(!needs("D8.4", noneOf));
  assert.ok(needs("D3.2"), "board 26 has hammada");
  assert.ok(!needs("D3.2", noneOf));
  assert.ok(!needs("D3.2 D3.31", noneOf));
  assert.ok(needs("D3.2 D1.1", noneOf), "boards 25–28 are Desert Boards");
});

test("a game needs a line about part of a rule only if that part is, or may be, in force", () => {
  const sand = rulesOf({ ...JULY, overlays: [{ id: "S1" }], ec: "wet", answers: { ...ALL_NO } });
  assert.ok(isNeeded({ when: "D7.42#barred" }, namesThere(sand), "sl"));
  assert.ok(!isNeeded({ when: "D7.42#half" }, namesThere(sand), "sl"));
});

test("D.4 (SL), F.5 (ASL): a game needs only the rules and lines of the book played", () => {
  const [sl, asl] = [namesThere(openOf), namesThere(allOf)];
  assert.deepEqual([sl.has("D.4"), sl.has("F.5"), asl.has("D.4"), asl.has("F.5")], [true, false, false, true]);
  for (const [there, book] of [
    [sl, "sl"],
    [asl, "asl"],
  ] as const) {
    assert.ok(isNeeded({ when: "D.4 F.5" }, there, book));
    assert.equal(isNeeded({ when: "D11.76", book: "asl" }, there, book), book === "asl");
  }
});

test("a game never needs a line of the sheet that names no rule", () => {
  assert.ok(!isNeeded({}, namesThere(allOf), "asl"));
});

test("`restOf` returns the rules in force that no line of the sheet names, not even in part", () => {
  const rest = restOf(allOf, new Set(["D1.1", "D13.5"]));
  for (const name of ["D5.3", "F.5", "D13.4#landing", "D13.4#cost"]) assert.ok(rest.has(name), name);
  for (const name of ["D1.1", "D13.5#cost", "D13.5#landing", "D.4", "D11.62"]) assert.ok(!rest.has(name), name);
  assert.ok(!restOf(openOf, new Set()).has("D8.4"), "an open rule is not in force");
});
