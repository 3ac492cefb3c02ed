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

test("a headline is the answer to an address, computed with the page's words and tables", () => {
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    ...{ query: "?range=6", roll: "+12 DRM", odds: "sl", book: "SL, ASL: +12 DRM: asl" },
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
    book: "ASL, SL: +12 DRM: sl",
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
  const named = { ...strings, range: "Range", by: "Attacker", "by.ground": "Ground unit" };
  const { stated, assumed, more } = headlineOf(said, "?range=6", { ...props, strings: named });
  // Night changes nothing here, so that nothing is said of it.
  assert.deepEqual(
    { stated, assumed, more },
    { stated: [["Range", "6"]], assumed: [["Attacker", "Ground unit"]], more: ["more"] },
  );
  assert.deepEqual(
    headlineOf(said, "?range=6", { ...props, strings: named }, ["range"]).stated,
    [],
    "what is only suggested",
  );
});

test("a headline names the book of its figures, and what the other book has", () => {
  const { book: _, ...ofOneBook } = FIELDS;
  const answersInSearch = { says: [] };
  const same = { ...calculator, answersInSearch: { ...answersInSearch, figureOf: ({ roll }: Answer) => roll } };
  assert.equal(headlineOf(same, "", props).book, "SL = ASL", "only the part that differs by book counts");
  const one = { ...calculator, fields: ofOneBook, answersInSearch: { ...answersInSearch, bookOf: () => "italian" } };
  assert.equal(headlineOf(one as AnyDefinition, "", props).book, "Italian notes");
  assert.throws(() => headlineOf({ ...calculator, fields: ofOneBook } as AnyDefinition, "", props), /needs bookOf/);
});
