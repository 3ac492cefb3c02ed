import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { bookField } from "./book.ts";
import { count } from "./fields.ts";
import { headlineOf } from "./headlines.ts";
import { remember } from "./memory.ts";

const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
afterEach(() => {
  if (before) Object.defineProperty(globalThis, "localStorage", before);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

const FIELDS = { book: bookField(), range: count(0, 60, 12) };
const props = { strings: { drm: "+{drm} DRM" }, wordsIn: "", ruleHref: "", perHex: 2 };
const headline = headlineOf(FIELDS, (t, { book, range }, { perHex }: typeof props) => ({
  roll: t("drm", { drm: range * perHex }),
  odds: book,
}));

test("a headline is the answer to an address, computed with the page's words and tables", () => {
  assert.deepEqual(headline("?range=6", props), { query: "?range=6", roll: "+12 DRM", odds: "sl" });
});

test("the book that the reader chose last counts and stands in the address, unless that names one", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
  remember(FIELDS.book, "asl");
  assert.deepEqual(headline("?range=6", props), { query: "?range=6&book=asl", roll: "+12 DRM", odds: "asl" });
  assert.deepEqual(headline("?book=sl", props), { query: "?book=sl", roll: "+24 DRM", odds: "sl" });
});
