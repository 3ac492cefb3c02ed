import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { readState } from "../kit/fields.ts";
import {
  answerOf,
  aroundLines,
  asksBank,
  costText,
  FIELDS,
  failingText,
  isVehicle,
  oddsLines,
  type PathState,
  pathOf,
  resultOf,
  stepLines,
  stepName,
} from "./calculator.ts";
import { readPath } from "./path-notation.ts";

const t = wordsFor("path", "en", ["cost", "sandBog", "hammada", "chart", "movement"]);
const at = (query: string): PathState => readState(query, FIELDS).state;
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("D7.511: each hex on the path of tank D has the cost and the DR of the rule's example", () => {
  const path = pathOf(at("?path=oa.s.sc"));
  assert.deepEqual(
    path.steps.map((step) => costText(t, step)),
    ["1 MP · 1 MP in all", "3 MP · 4 MP in all", "4 MP · 8 MP in all"],
  );
  assert.deepEqual(answerOf(t, at("?path=oa.s.sc"), path), {
    roll: "3 steps: 8 MP",
    odds: "no DR failed 1925/2592 = 74.27%",
  });
  assert.deepEqual(path.steps.map(failingText), ["12", "11+", "10+"]);
});

test("D7.31: the Hammada DR comes before the Sand Bog DR, and the odds to pass a hex combine both", () => {
  const state = at("?mover=halftrack&path=oam");
  const [step] = pathOf(state).steps;
  // The odds that neither DR fails: 35/36 × 33/36 = 1155/1296 = 385/432.
  assert.deepEqual(textsOf(oddsLines(t, step!)), [
    t("hammada", { fraction: "1/36", percent: "2.8%" }),
    t("bog", { fraction: "3/36", percent: "8.3%" }),
    t("reaches", { fraction: "1/1", percent: "100%" }),
    t("passes", { fraction: "385/432", percent: "89.12%" }),
  ]);
  const lines = textsOf(stepLines(t, state, step!, { hammada: {}, bog: {} }));
  const order = ["order", "hammada.failsOn", "sandBog.line.on"] as const;
  const places = order.map((key) => lines.findIndex((line) => line.startsWith(t(key).split("{")[0]!)));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    lines.join("\n"),
  );
  assert.ok(!places.includes(-1), lines.join("\n"));
});

test("Infantry makes no DR and pays MF", () => {
  const state = at("?mover=infantry&path=s.h");
  assert.ok(!isVehicle(state));
  const { title, lines } = resultOf(t, state, pathOf(state));
  assert.equal(title, "Path planner: Infantry");
  assert.equal(lines[0]!.text, "EC Dry");
  assert.ok(!textsOf(lines).includes(t("noDr")));
  assert.match(lines.at(-1)!.text, /3 MF/);
});

test("D7.31: the copied result names the Ground Pressure, and omits the number of steps if there is only one", () => {
  const state = at("?pressure=high&path=s");
  const { lines } = resultOf(t, state, pathOf(state));
  assert.equal(lines[0]!.text, "Ground Pressure: High, EC Dry");
  assert.equal(lines.at(-1)!.text, "3 MP: no DR failed 5/6 = 83.33%");
});

test("D7.31: below each hex are the DR that fail: first the Hammada DR, then the Sand Bog DR", () => {
  assert.deepEqual(pathOf(at("?mover=halftrack&path=oam.o")).steps.map(failingText), ["12 · 11+", ""]);
});

test("F.2: Infantry has no VCA, so steps that change VCA are ignored until a vehicle is chosen", () => {
  const state = at("?mover=infantry&path=s.sv.h");
  const path = pathOf(state);
  assert.equal(path.steps.length, 2);
  assert.deepEqual(answerOf(t, state, path), { roll: "2 steps: 3 MF", odds: t("noDr") });
  assert.deepEqual(textsOf(aroundLines(t, state, path)), [t("noVca", { n: 1 })]);
  assert.equal(pathOf({ ...state, mover: "halftrack" }).steps.length, 3);
});

test("F.2 EX: 13 MP suffice for Start MP, a wadi and a hex of 6½ MP, but not for the next hex", () => {
  const state = at("?have=13&begin=1&path=ow.x6hw.o");
  const path = pathOf(state);
  assert.deepEqual(answerOf(t, state, path), { roll: "2 of 3 steps: 12½ MP of 13 MP", odds: t("noDr") });
  assert.equal(costText(t, path.steps[2]!), "5 MP · 17½ MP in all · more than it has");
  assert.deepEqual(textsOf(aroundLines(t, state, path)), ["1 Start MP"]);
  const short = at("?have=2&begin=1&path=ow");
  assert.deepEqual(answerOf(t, short, pathOf(short)), {
    roll: "Its 2 MP do not pay for the first step",
    odds: "4 MP",
  });
});

test("D9.2, D11.73: towing and Heavy Dust raise the cost of every hex, and the copied result names both", () => {
  const state = at("?mover=lightTruck&tow=1&dust=heavy&path=s.s");
  const { lines } = resultOf(t, state, pathOf(state));
  assert.match(lines[0]!.text, /tows a Gun, Dust: Heavy or denser$/);
  assert.match(lines.at(-1)!.text, /^2 steps: 18 MP/);
});

test("the text of a step names only the flags that affect the step", () => {
  const [step] = readPath("x6hdt");
  const [result] = pathOf(at("?path=x6hdt")).steps;
  assert.equal(stepName(t, step!, result!), "Other 6.5, along a Track");
});

test("D3.31: paying double is ignored and not shown for a unit that makes no Hammada Immobilization DR", () => {
  const said = (mover: string) => {
    const state = at(`?mover=${mover}&path=hd`);
    return textsOf(resultOf(t, state, pathOf(state)).lines)[1];
  };
  assert.equal(said("lightTruck"), "Hex 1: Hammada, pays 2 times the MP: 12 MP · 12 MP in all");
  assert.equal(said("fullyTracked"), "Hex 1: Hammada: 2 MP · 2 MP in all");
  assert.equal(said("infantry"), "Hex 1: Hammada: 1 MF · 1 MF in all");
});

test("D9.1: a unit on foot that leaves a wadi along a Track pays 2 MF, or 3 MF if the players agreed so", () => {
  const out = "?mover=infantry&path=ow.ot";
  const cost = (query: string) => costText(t, pathOf(at(query)).steps[1]!);
  assert.deepEqual([cost(out), cost(`${out}&bank=1`)], ["2 MF · 4 MF in all", "3 MF · 5 MF in all"]);
  assert.ok(asksBank(at(out)) && asksBank(at("?mover=infantry&start=wadi&path=ot")));
  for (const query of [
    "?path=ow.ot",
    "?mover=infantry&path=ow.o",
    "?mover=infantry&path=o.ot",
    "?mover=cavalry&path=ow.otw",
  ])
    assert.ok(!asksBank(at(query)), query);
  const state = at(`${out}&bank=1`);
  assert.ok(textsOf(resultOf(t, state, pathOf(state)).lines).includes(t("cost.bankApart")));
});
