import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOfGame } from "./left-words.ts";
import { sameWords } from "./words.ts";

const known = new Set(["ワジ", "ワ", "ルノー", "砂丘", "ない", "sand", "sand dune", "truck"].map(sameWords));
const found = (text: string) => wordsOfGame(sameWords(text), known);

test("a word of two kana is found only where no other kana is next to it, and a kana within a word never", () => {
  for (const text of ["ワジ", "砂丘ワジ", "ワジ砂丘"]) assert.ok(found(text).includes("ワジ"), text);
  for (const text of ["ルワジ", "ワジル", "砂丘ルワジ砂丘", "入るのは"])
    assert.deepEqual(
      found(text).filter((word) => word !== "砂丘"),
      [],
      text,
    );
  assert.deepEqual(found("ルノー"), [sameWords("ルノー")]);
  assert.deepEqual(found("動けない"), [sameWords("ない")], "a negation may follow kana");
});

test("the longest known phrase is found, and numbers count as words", () => {
  assert.deepEqual(found("sand dune truck"), ["sand dune", "truck"]);
  assert.deepEqual(found("sand 7 dune"), ["sand", "7"]);
});
