import assert from "node:assert/strict";
import { test } from "node:test";
import { citationsIn, strongest } from "./citations.ts";
import { parseMdx } from "./parse.ts";

const kinds = (mdx: string) => strongest(citationsIn(parseMdx(mdx).children)).map((c) => `${c.to} ${c.kind}`);

test("a plain reference is of kind `cites`, and a reference after 'see' is of kind `see`", () => {
  assert.deepEqual(kinds("It bogs ([D7.31]). For its removal see [D7.311]."), ["D7.31 cites", "D7.311 see"]);
});

test("a reference after 'Exception' is of kind `exception`", () => {
  assert.deepEqual(kinds("**Exception.** A vehicle on a Track ([D9.1]) makes no DR."), ["D9.1 exception"]);
  assert.deepEqual(kinds("- The later one moves ([F12.31]).\n  Exception: a wadi ([F12.41])."), [
    "F12.31 cites",
    "F12.41 exception",
  ]);
});

test("a reference after 'instead of' is of kind `modifies`", () => {
  assert.deepEqual(kinds("This table is used instead of [B25.63]."), ["B25.63 modifies"]);
});

test("references in an example are of kind `example`", () => {
  assert.deepEqual(kinds("<Example>\nBy [D7.3] it pays 2.\n</Example>"), ["D7.3 example"]);
});

test("a rule that is cited as `see` and as `exception` is listed once, as `exception`", () => {
  assert.deepEqual(kinds("See [D7.3].\n\nException: [D7.3]."), ["D7.3 exception"]);
});
