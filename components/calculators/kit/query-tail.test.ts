import assert from "node:assert/strict";
import { test } from "node:test";
import { count, normalizedText, oneOf, readState } from "./fields.ts";
import { withoutQueryTail } from "./query-tail.ts";

const FIELDS = {
  at: oneOf(["hex", "vehicle"]),
  range: count(0, 40, 13),
  said: normalizedText("", (text) => text.replace(/[^0-9-]/g, "")),
};
const cut = (query: string) => withoutQueryTail(query, (tried) => readState(tried, FIELDS).bad.length);

test("punctuation after a pasted URL is removed from the last value", () => {
  const right = "?at=vehicle&range=30";
  for (const end of [
    ")",
    ").",
    "。",
    "、",
    "」",
    "』）",
    "を参照",
    "?",
    "&)",
    "\u200b",
    "\u00a0",
    '"',
    "%29",
    "%E3%80%82",
  ])
    assert.equal(cut(right + end), right, end);
  assert.equal(cut("?range=30&at=vehicle)"), "?range=30&at=vehicle");
  assert.equal(cut("?at=vehicle&said=12-)"), "?at=vehicle&said=12-", "no more is removed than needed");
});

test("a query is unchanged if its last value is legal, or is invalid even without its punctuation", () => {
  for (const query of [
    "",
    "?",
    "?at=vehicle&said=12-",
    "?range=99)",
    "?range=30x",
    "?at=tank",
    "?at=vehicle)&range=30",
    "?range=30 and",
    "?at=)",
    "?at=?!",
  ])
    assert.equal(cut(query), query, query);
  assert.equal(cut("?other=1&range=30)"), "?other=1&range=30", "nothing is removed for the fault of another value");
});
