import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOfRow, numberIn, numbersOf, withBook } from "./names.ts";
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

test("numberIn returns a rule's number in the book played; a rule that this book lacks keeps its number, and withBook names its book", () => {
  const numbers = (book: "asl" | "sl", ...ids: string[]) => ids.map((id) => withBook(book, numberIn(book, id)));
  assert.deepEqual(numbers("asl", "D5.2", "D.3", "F.7B", "D12.3", "It-V7"), ["F5.2", "F.4", "F.7B", "F12.3", "It-V7"]);
  assert.deepEqual(numbers("sl", "D5.2", "F.4", "F.7B", "F12.3", "It-V7"), ["D5.2", "D.3", "D.6B", "D12.3", "It-V7"]);
  assert.deepEqual(numbers("asl", "D6.0-Crest", "D.7"), ["D6.0-Crest (SL)", "D.7 (SL)"]);
  assert.deepEqual(numbers("sl", "F.7A"), ["F.7A (ASL)"]);
});
