import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { bookField } from "../shared/book.ts";
import { defineCalculator } from "./define-calculator.ts";
import { count } from "./fields.ts";
import { headlineOf } from "./headline.ts";
import { remember } from "./memory.ts";
import { wordsOf } from "./words.ts";

afterEach(removeStorage);

const FIELDS = { book: bookField(), range: count(0, 60, 12) };
const calculator = defineCalculator({
  words: wordsOf("heatHaze"),
  fields: FIELDS,
  find: ({ range }, { perHex }: { perHex: number }) => range * perHex,
  answers: (t, { book }, drm) => [{ roll: t("next", { drm }), odds: book }],
  result: () => ({ title: "", lines: [] }),
});
const props = { strings: { next: "+{drm} DRM" }, wordsIn: "", ruleHref: "", perHex: 2 };

test("a headline is the answer to an address, computed with the page's words and tables", () => {
  assert.deepEqual(headlineOf(calculator, "?range=6", props), { query: "?range=6", roll: "+12 DRM", odds: "sl" });
});

test("the book last chosen counts and is in the address, unless the address names one", () => {
  fakeStorage();
  remember(FIELDS.book, "asl");
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    query: "?range=6&book=asl",
    roll: "+12 DRM",
    odds: "asl",
  });
  assert.deepEqual(headlineOf(calculator, "?book=sl", props), { query: "?book=sl", roll: "+24 DRM", odds: "sl" });
});
