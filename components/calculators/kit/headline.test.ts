import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { bookField } from "../shared/book.ts";
import type { Answer } from "./Answer.tsx";
import { type AnyDefinition, defineCalculator } from "./define-calculator.ts";
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
const figures = {
  "figures.one": "{book}",
  "figures.same": "{book} = {other}",
  "figures.differ": "{book}, {other}: {answer}",
  ...{ "figures.book.sl": "SL", "figures.book.asl": "ASL", "figures.book.italian": "Italian notes" },
};
const strings = { ...figures, next: "+{drm} DRM", colon: ": " };
const props = { strings, wordsIn: "", ruleHref: "", perHex: 2 };

test("a headline is the main result for a query, computed with the page's UI texts and tables", () => {
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    ...{ query: "?range=6", roll: "+12 DRM", odds: "sl", book: "SL, ASL: +12 DRM: asl" },
    ...{ more: [], stated: [], assumed: [] },
  });
});

test("the book last chosen is used and added to the query, unless the query names a book", () => {
  fakeStorage();
  remember(FIELDS.book, "asl");
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    query: "?range=6&book=asl",
    roll: "+12 DRM",
    odds: "asl",
    book: "ASL, SL: +12 DRM: sl",
    more: [],
    stated: [],
    assumed: [],
  });
  assert.equal(headlineOf(calculator, "?book=sl", props).roll, "+24 DRM");
});

test("a headline names the values stated in the query, and the assumed values that affect the result", () => {
  const fields = { ...FIELDS, by: oneOf(["ground", "oba"]), night: flag() };
  const said = defineCalculator({
    words: wordsOf("heatHaze"),
    fields,
    result: () => ({ title: "", lines: [] }),
    answersInSearch: { says: ["range", "by", "night"], more: true },
    find: ({ range, by }, { perHex }: { perHex: number }) => (by === "oba" ? 0 : range * perHex),
    answers: (t, _, drm) => [{ roll: t("next", { drm }) }, { roll: "more" }],
  });
  const named = { ...strings, range: "Range", by: "Attacker", "by.ground": "Ground unit" };
  const { stated, assumed, more } = headlineOf(said, "?range=6", { ...props, strings: named });
  // Night does not affect the result, so the headline does not name it.
  assert.deepEqual(
    { stated, assumed, more },
    { stated: [["Range", "6"]], assumed: [["Attacker", "Ground unit"]], more: ["more"] },
  );
  assert.deepEqual(
    headlineOf(said, "?range=6", { ...props, strings: named }, ["range"]).stated,
    [],
    "a value that the search only assumes is not stated",
  );
});

test("a headline names the book of its figures, and says whether the other book has the same figures", () => {
  const { book: _, ...ofOneBook } = FIELDS;
  const answersInSearch = { says: [] };
  const same = { ...calculator, answersInSearch: { ...answersInSearch, figureOf: ({ roll }: Answer) => roll } };
  assert.equal(headlineOf(same, "", props).book, "SL = ASL", "only the part that differs by book counts");
  const one = { ...calculator, fields: ofOneBook, answersInSearch: { ...answersInSearch, bookOf: () => "italian" } };
  assert.equal(headlineOf(one as AnyDefinition, "", props).book, "Italian notes");
  assert.throws(() => headlineOf({ ...calculator, fields: ofOneBook } as AnyDefinition, "", props), /needs bookOf/);
});
