import assert from "node:assert/strict";
import { test } from "node:test";
import { linksTo, type RefsByBook } from "./links-by-book.ts";

const shown = (id: string, byBook?: RefsByBook) => linksTo(id, byBook).map((link) => Object.values(link).join(" "));

test("to players of ASL, a D-rule has the number of its parallel rule, or a mark if it has none or if figures can differ", () => {
  assert.deepEqual(shown("D7.31", "parallel"), ["F7.31 in-asl", "D7.31 in-sl"]);
  assert.deepEqual(shown("D.3", "parallel"), ["F.4 in-asl", "D.3 in-sl"]);
  assert.deepEqual(shown("D6.0-Crest", "parallel"), ["D6.0-Crest true"]);
  assert.deepEqual(shown("D7.31", "marked"), ["D7.31 true"]);
});

test("rules of ASL, Italian notes and pages without the switch have one link", () => {
  assert.deepEqual(shown("F12.3", "parallel"), ["F12.3"]);
  assert.deepEqual(shown("It-V8", "marked"), ["It-V8"]);
  assert.deepEqual(shown("D7.31"), ["D7.31"]);
});
