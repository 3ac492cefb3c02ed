import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { bookField } from "../shared/book.ts";
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
  "figures.same": "{book} = {other}",
  "figures.differ": "{book}, {other}: {answer}",
  "figures.unknown": "{book}, {other}?",
  ...{
    "figures.book.sl": "SL",
    "figures.book.asl": "ASL",
    "figures.italian": "Italian notes",
    "figures.none": "no rule",
  },
};
const strings = { ...figures, next: "+{drm} DRM", colon: ": " };
const props = { strings, wordsIn: "", ruleHref: "", perHex: 2 };

test("a headline is the calculator's main result for a query string", () => {
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    ...{ query: "?range=6&book=asl", roll: "+12 DRM", odds: "asl", book: "ASL, SL: +12 DRM: sl" },
    ...{ more: [], stated: [], assumed: [] },
  });
});

test("a query without a book uses the book that the user chose last, or ASL on a first visit", () => {
  fakeStorage();
  remember(FIELDS.book, "sl");
  assert.deepEqual(headlineOf(calculator, "?range=6", props), {
    query: "?range=6&book=sl",
    roll: "+12 DRM",
    odds: "sl",
    book: "SL, ASL: +12 DRM: asl",
    more: [],
    stated: [],
    assumed: [],
  });
  assert.equal(headlineOf(calculator, "?book=asl", props).odds, "asl");
});

test("a headline lists the fields that the query sets, and other fields that affect the result", () => {
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
  // `night` is not listed, because it does not affect the result.
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

test("a headline names the book of its result, and says whether the other book's result differs", () => {
  const { book: _, ...ofOneBook } = FIELDS;
  const lineOf = (books: AnyDefinition["books"], fields: object = ofOneBook) =>
    headlineOf({ ...calculator, fields, books } as AnyDefinition, "?range=6", props).book;
  assert.equal(
    lineOf({ figures: (_, drm) => [`${drm}`] }, FIELDS),
    "ASL = SL",
    "only the part that differs by book counts",
  );
  assert.equal(lineOf({ isUnknown: ({ book }) => book === "asl" }, FIELDS), "SL, ASL?");
  assert.equal(lineOf({ only: () => ({ book: "sl", other: "unknown" }) }), "SL, ASL?");
  assert.equal(lineOf({ only: () => ({ book: "asl", other: "same" }) }), "ASL = SL");
  assert.equal(lineOf({ only: () => ({ book: "asl", other: "none" }) }), "ASL, SL: no rule");
  assert.equal(lineOf({ only: () => ({ book: "italian" }) }), "Italian notes");
  assert.throws(() => lineOf(undefined), /needs books\.only/);
});
