import assert from "node:assert/strict";
import { test } from "node:test";
import { strengthsField, strengthsOf, typedStrengths } from "./strengths.ts";

test("strengths are taken whatever stands between them, in full-width figures too", () => {
  assert.equal(typedStrengths("5, 4 3"), "5.4.3");
  assert.equal(typedStrengths("12・8"), "12.8");
  assert.deepEqual(strengthsOf("12.8.6"), [12, 8, 6]);
});

test("a strength that is typed twice counts once, and of more than five the first five count", () => {
  assert.equal(typedStrengths("6 6 8"), "6.8");
  assert.equal(typedStrengths("1 2 3 4 5 6"), "1.2.3.4.5");
});

test("what holds no strength from 1 to 99 is refused", () => {
  for (const text of ["", "many", "0", "100", "6, 0"]) assert.equal(typedStrengths(text), undefined, text);
});

test("an address holds up to five different strengths", () => {
  for (const text of ["12.8.6", "99", "1.2.3.4.5"]) assert.equal(strengthsField.nearest(text), text);
  for (const text of ["6.6", "0", "100", "1.2.3.4.5.6", "6,8", ""])
    assert.equal(strengthsField.nearest(text), "12.8.6", text);
});
