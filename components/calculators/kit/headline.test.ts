import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { bookField } from "../shared/book.ts";
import { defineCalculator } from "./define-calculator.ts";
import { count, flag, oneOf } from "./fields.ts";
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
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    ...{ query: "?range=6", roll: "+12 DRM", odds: "sl" },
    ...{ more: [], stated: [], assumed: [] },
  });
});

test("the book last chosen counts and is in the address, unless the address names one", () => {
  fakeStorage();
  remember(FIELDS.book, "asl");
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    query: "?range=6&book=asl",
    roll: "+12 DRM",
    odds: "asl",
    more: [],
    stated: [],
    assumed: [],
  });
  assert.equal(headlineOf(calculator, "?book=sl", props).roll, "+24 DRM");
});

test("a headline names the values that the query states, and the assumed ones that would change it", () => {
  const fields = { ...FIELDS, by: oneOf(["ground", "oba"]), night: flag() };
  const said = defineCalculator({
    words: wordsOf("heatHaze"),
    fields,
    result: () => ({ title: "", lines: [] }),
    answersInSearch: { says: ["range", "by", "night"], more: true },
    find: ({ range, by }, { perHex }: { perHex: number }) => (by === "oba" ? 0 : range * perHex),
    answers: (t, _, drm) => [{ roll: t("next", { drm }) }, { roll: "more" }],
  });
  const strings = { ...props.strings, colon: ": ", range: "Range", by: "Attacker", "by.ground": "Ground unit" };
  const { stated, assumed, more } = headlineOf(said, "?range=6", { ...props, strings });
  // Night changes nothing here, so that nothing is said of it.
  assert.deepEqual(
    { stated, assumed, more },
    { stated: [["Range", "6"]], assumed: [["Attacker", "Ground unit"]], more: ["more"] },
  );
  assert.deepEqual(headlineOf(said, "?range=6", { ...props, strings }, ["range"]).stated, [], "what is only suggested");
});
