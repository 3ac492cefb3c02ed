import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { readState, startState, writeState } from "../kit/fields.ts";
import { costLines } from "../shared/cost-lines.ts";
import {
  affectsCost,
  costOf,
  dustValues,
  FIELDS,
  fromValues,
  hasMore,
  type MovementState,
  resultOf,
  sumText,
  totalText,
} from "./calculator.ts";

const t = wordsFor("movement", "en", ["cost", "chart"]);
const start = startState(FIELDS);
/** Parses a query string. Fails if the query string has an invalid value. */
const at = (query: string): MovementState => {
  const { state, bad } = readState(query, FIELDS);
  assert.deepEqual(bad, [], query);
  return state;
};
const said = (query: string) => {
  const cost = costOf(at(query));
  return `${totalText(t, cost)} ${sumText(cost)}`.trim();
};

test("F.2, F12.51, D9.2: the calculator gives the costs of the rulebook's examples", () => {
  for (const [query, cost] of [
    ["unit=armoredCar&terrain=orchard", "3 MP"],
    ["unit=armoredCar&wadi=1", "5 MP 1 + 4"],
    ["unit=armoredCar&place=hill25&from=wadi", "7 MP 3 + 4"],
    ["unit=armoredCar&place=hill25&vbm=1", "6 MP 3 + 3"],
    ["terrain=other&cot=6.5&wadi=1&from=wadi", "8½ MP 6½ + 2"],
    ["unit=armoredCar&terrain=other&cot=all&wadi=1", t("impossible")],
    ["unit=truck&place=level4&rise=level", "8 MP 4 + 4"],
    ["unit=truck&place=level4&from=wadi", "5 MP 1 + 4"],
    ["unit=truck&terrain=hammada&track=1&tow=1", "6 MP 6 − 1 + 1"],
    ["unit=wagon&wadi=1", t("cost.allMF")],
  ] as const)
    assert.equal(said(`?${query}`), cost, query);
});

test("F12.51: the copied result names the unit, and the rule of each part of the cost", () => {
  const state = at("?unit=truck&place=level4&rise=level");
  assert.deepEqual(resultOf(t, state, costOf(state)), {
    title: "Movement costs: Truck, 8 MP",
    lines: [
      { text: "4 Chapter B Open Ground", rule: "F12.51" },
      { text: "4 a full level up", rule: "D.2" },
    ],
  });
});

test("the field `cot` accepts multiples of ½ and `all` (all MF or MP of the unit); its start value is 2", () => {
  for (const query of ["?terrain=other&cot=6.5", "?terrain=other&cot=all"])
    assert.equal(writeState(at(query), FIELDS), query);
  assert.equal(said("?terrain=other"), "2 MP");
  assert.deepEqual(readState("?cot=some", FIELDS), { state: start, bad: [{ key: "cot", value: "some", used: "2" }] });
});

test("D3.31: paying double has no effect for a unit that makes no Hammada Immobilization DR", () => {
  assert.equal(said("?unit=truck&terrain=hammada&twice=1"), "12 MP 6 + 6");
  assert.equal(said("?terrain=hammada&twice=1"), "2 MP");
  assert.equal(said("?unit=infantry&terrain=hammada&twice=1"), "1 MF");
});

test("irrelevant questions and options are hidden, except an option that is already chosen", () => {
  assert.ok(
    !affectsCost.dust({ ...start, unit: "infantry" }) && !affectsCost.twice(start) && !affectsCost.cliff(start),
  );
  assert.ok(affectsCost.cliff({ ...start, wadi: true }) && !affectsCost.cliff({ ...start, wadi: true, from: "wadi" }));
  assert.deepEqual(fromValues(start), ["ordinary", "wadi"]);
  assert.deepEqual(fromValues({ ...start, from: "crest" }), FIELDS.from.values);
  assert.deepEqual(dustValues({ ...start, unit: "truck" }), ["none", "heavy"]);
  assert.deepEqual(dustValues(start), FIELDS.dust.values);
  assert.deepEqual([hasMore(start), hasMore({ ...start, extra: 1 })], [false, true]);
});

test("D9.1: the question on a Track out of a wadi is asked only if it matters; the result has the answer", () => {
  const out = "?unit=infantry&from=wadi&track=1";
  assert.ok(affectsCost.bank(at(out)));
  for (const query of ["?from=wadi&track=1", "?unit=infantry&track=1", "?unit=infantry&from=wadi", `${out}&wadi=1`])
    assert.ok(!affectsCost.bank(at(query)), query);
  const texts = (query: string) => costLines(t, costOf(at(query))).map(({ text }) => text);
  assert.deepEqual([said(out), said(`${out}&bank=1`)], ["2 MF 1 + 2 − 1", "3 MF 1 + 2"]);
  assert.ok(texts(out).includes(t("cost.bankWhole")));
  assert.ok(texts(`${out}&bank=1`).includes(t("cost.bankApart")));
});
