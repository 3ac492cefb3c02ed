import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState } from "../kit/fields.ts";
import {
  answersOf,
  dummiesText,
  dummyLines,
  eventTexts,
  FIELDS,
  findMines,
  gainedDummies,
  type MinefieldsState,
  minefieldsResult,
  splitLines,
  splitsRule,
  strengthsOf,
  typedStrengths,
  waysText,
  waysToSplit,
} from "./calculator.ts";

const t = wordsFor("minefields");
const state = (change: Partial<MinefieldsState> = {}): MinefieldsState => ({ ...startState(FIELDS), ...change });
const splitsOf = (s: MinefieldsState) => splitLines(t, waysToSplit(s)).map(({ text }) => text);
const ways = (s: MinefieldsState) => waysText(t, s, waysToSplit(s));
const dummies = (s: MinefieldsState) => dummiesText(t, gainedDummies(s));

test("F.7: the 24 factors of the rule's example can be split into counters of 12, 8 and 6 in four ways", () => {
  assert.deepEqual(splitsOf(state()), [
    "2 counters: 2 × 12",
    "3 counters: 1 × 12 + 2 × 6",
    "3 counters: 3 × 8",
    "4 counters: 4 × 6",
  ]);
  assert.equal(ways(state()), "4 ways");
  assert.equal(splitsRule(state()), "F.7");
  assert.equal(splitsRule(state({ book: "sl" })), "D.6");
});

test("if the factors cannot be split without a remainder, the result names the greatest number that can", () => {
  assert.equal(ways(state({ factors: 23 })), "Not all of them fit on such counters; 22 would.");
  assert.equal(ways(state({ factors: 0 })), "No factors to set up");
});

test("F.7A: each hex of a line of mines has at most one counter, and a line with too few hexes is reported", () => {
  const line = state({ line: true, between: 1 });
  assert.equal(ways(line), "3 ways");
  assert.deepEqual(splitsOf(line).slice(1, 2), ["Mined hexes 2, without strength 1: 2 × 12"]);
  assert.equal(splitLines(t, waysToSplit(line))[0]!.rule, "F.7A");
  assert.equal(
    ways(state({ line: true, between: 0, strengths: "6" })),
    "The line of 2 hexes is too short for all of them.",
  );
});

test("D.6: in Squad Leader, the field for a line of mines is ignored", () => {
  assert.equal(ways(state({ book: "sl", line: true, between: 1 })), "4 ways");
});

test("only the first 40 ways to split factors are listed, and the last line has the number of other ways", () => {
  const texts = splitsOf(state({ factors: 120, strengths: "5.4.3.2.1" }));
  assert.equal(texts.length, 41);
  assert.match(texts.at(-1)!, /^… and \d+ more ways/);
});

test("F.7B: 24 factors give one Dummy, plus half of the Secret dr, rounded down", () => {
  assert.equal(dummies(state()), "1–4 Dummies");
  assert.equal(dummies(state({ secret: "4" })), "3 Dummies");
  assert.equal(dummies(state({ secret: "1" })), "1 Dummy");
  const [from, secret] = dummyLines(t, state(), gainedDummies(state()));
  assert.match(from!.text, /^1 for 24 factors/);
  assert.match(secret!.text, /1: 1\/6 = 16\.7%; 2: 2\/6/);
  assert.deepEqual([from!.rule, secret!.rule], ["F.7B", "F.7B"]);
  const sl = state({ book: "sl" });
  assert.equal(dummyLines(t, sl, gainedDummies(sl))[0]!.rule, "D.6B");
});

test("F.7B: without a Dummy there is no Secret dr; Dummies allotted by the OB replace those gained for factors", () => {
  const few = state({ factors: 23, secret: "6" });
  assert.equal(dummies(few), "0 Dummies");
  assert.match(dummyLines(t, few, gainedDummies(few))[1]!.text, /no Secret dr/);
  assert.equal(dummies(state({ factors: 0, allotted: 2, secret: "6" })), "5 Dummies");
});

test("F.7B, D.6B: a friendly unit that enters the hex of a Dummy reveals it in ASL, but not in Squad Leader", () => {
  const own = state({ event: "ownEntersDummy" });
  assert.equal(eventTexts(t, own).short, "Announce and remove");
  assert.deepEqual(
    [eventTexts(t, { ...own, book: "sl" }).short, eventTexts(t, { ...own, book: "sl" }).rule],
    ["Nothing is announced", "D.6B"],
  );
});

test("the copied result has the number of Dummies, the ways to split, and the event, with their rules", () => {
  const s = state({ event: "hiddenSearched" });
  assert.deepEqual(
    answersOf(t, s, findMines(s)).map(({ roll }) => roll),
    ["1–4 Dummies", "4 ways", "A Known counter may mark it"],
  );
  const { title, lines } = minefieldsResult(t, s, findMines(s));
  assert.equal(title, "Known mines, ASL: 24 factors on counters of 12, 8, 6; 1–4 Dummies");
  assert.ok(lines.some(({ text, rule }) => text === "4 ways" && rule === "F.7"));
  assert.match(lines.at(-1)!.text, /^Hidden mines are found by Searching: /);
  assert.equal(lines.at(-1)!.rule, "F.7C");
});

test("strengths may be typed with any separators", () => {
  assert.equal(typedStrengths("5, 4 3"), "5.4.3");
  assert.equal(typedStrengths("12・8"), "12.8");
  assert.deepEqual(strengthsOf("12.8.6"), [12, 8, 6]);
});

test("`typedStrengths` drops repeated strengths, and strengths after the fifth", () => {
  assert.equal(typedStrengths("6 6 8"), "6.8");
  assert.equal(typedStrengths("1 2 3 4 5 6"), "1.2.3.4.5");
});

test("typed strengths are valid only if they are numbers from 1 to 99", () => {
  for (const text of ["", "many", "0", "100", "6, 0"]) assert.equal(typedStrengths(text), undefined, text);
});

test("the query string accepts up to five different strengths from 1 to 99", () => {
  for (const text of ["12.8.6", "99", "1.2.3.4.5"]) assert.equal(FIELDS.strengths.nearest(text), text);
  for (const text of ["6.6", "0", "100", "1.2.3.4.5.6", "6,8", ""])
    assert.equal(FIELDS.strengths.nearest(text), "12.8.6", text);
});
