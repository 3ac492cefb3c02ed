import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOfRow, numbersOf } from "./names.ts";
import { nameOf } from "./row.ts";

test("namesOfRow returns the names of a row in both books, or undefined if no row has the given name", () => {
  assert.deepEqual(namesOfRow("F.5"), ["D.4", "F.5"]);
  assert.deepEqual(namesOfRow("D.1C#where"), ["D.1C#where", "F.1C#where"]);
  assert.deepEqual(namesOfRow("D7.31"), ["D7.31"]);
  for (const name of ["D.1C", "D7.41", "D7.41#whole", "D11.1"]) assert.equal(namesOfRow(name), undefined, name);
});

test("numbersOf returns the ids of a rule in both books, and no ids for a rule that is not in RULE_ROWS", () => {
  assert.deepEqual(numbersOf("F.1C"), ["D.1C", "F.1C"]);
  assert.deepEqual(numbersOf("D7.41"), ["D7.41"]);
  assert.deepEqual(numbersOf("D7.1"), []);
});

test("nameOf returns the id of a rule, followed by # and the name of its part, if any", () => {
  assert.equal(nameOf({ rule: "D7.31" }), "D7.31");
  assert.equal(nameOf({ rule: "F.1C", part: "where" }), "F.1C#where");
});
