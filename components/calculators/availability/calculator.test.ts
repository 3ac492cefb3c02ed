import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { startState } from "../kit/fields.ts";
import {
  answerOf,
  availabilityResult,
  chartOf,
  fieldsFor,
  findPieces,
  foundNames,
  placeOf,
  rfRange,
  rowText,
  spanText,
} from "./calculator.ts";

const { rules } = content;
const pieces = [...rules.values()].flatMap(({ id, availability = [] }) =>
  availability.map((piece) => ({ ...piece, rule: id })),
);
const fields = fieldsFor(pieces);
const start = startState(fields);
const t = wordsFor("availability");
/**
 * Returns the RF and availability of a vehicle or Gun: "1.4 North Africa 3/41: RF 1.4". Undefined if it is not found.
 */
const said = (state: Partial<typeof start>, name: string) => {
  const one = findPieces({ ...start, ...state }, pieces).found.find(({ piece }) => piece.name === name);
  return one && [rfRange(one), ...one.spans.map((span) => spanText(t, span, one.piece))].join(" ");
};

test("It-V3: the RF of the L3 aa is the RF of the L3/35 plus 0.4, but at most 1.6", () => {
  assert.equal(said({}, "L3/35"), "1.4 North Africa 3/41: RF 1.4");
  assert.match(said({}, "L3 aa") ?? "", /^1\.6 North Africa .*: RF 1\.6 \(L3\/35 1\.4 \+ 0\.4, at most 1\.6\)$/);
});

test("It-V3: the RF of the L3 aa is computed even if the name filter excludes the L3/35", () => {
  assert.match(said({ name: "l3 AA " }, "L3 aa") ?? "", /^1\.6/);
});

test("the text of a vehicle that only Fascist Italians may use says so", () => {
  assert.match(said({ theatre: "italy", when: "1944", name: "l6" }, "L6/40") ?? "", /; Fascist Italians only$/);
});

test("if the RF of a vehicle changes within the chosen period, its lowest and highest RF are shown", () => {
  assert.match(said({ when: "1941-01_1941-12" }, "M13/40") ?? "", /^1\.0–1\.5 /);
});

test("results are sorted by RF, and the main result has their number, the theatre and the month", () => {
  const answer = findPieces(start, pieces);
  const rf = answer.found.map(({ least }) => least ?? 9);
  assert.deepEqual(
    rf,
    rf.toSorted((a, b) => a - b),
  );
  assert.deepEqual(answerOf(t, answer), { roll: `${rf.length} pieces`, odds: "North Africa, 3/41" });
  const none = findPieces({ ...start, name: "no such piece" }, pieces);
  assert.equal(answerOf(t, none).roll, "Nothing can be bought");
  const one = findPieces({ ...start, name: "L3 aa" }, pieces);
  assert.equal(answerOf(t, one).roll, "1 piece");
});

test("the search names what was found with its RF, unless it is too much to read there", () => {
  const tanks = findPieces({ ...start, kind: "tank", when: "1941-03" }, pieces);
  const [names = ""] = foundNames(tanks);
  assert.equal(names.split("\u00a0· ").length, tanks.found.length);
  assert.match(names, /^L3\/35 RF 1\.4\u00a0· M13\/40 RF 1\.5/);
  assert.deepEqual(foundNames(findPieces(start, pieces)), []);
  assert.deepEqual(foundNames(findPieces({ ...start, name: "no such piece" }, pieces)), []);
});

test("every vehicle and Gun is in exactly one list: available, not available, or without dates", () => {
  for (const kind of ["both", "vehicle", "gun"] as const) {
    const { found, undated, notNow } = findPieces({ ...start, kind }, pieces);
    const listed = [...found.map(({ piece }) => piece), ...undated, ...notNow];
    const wanted = pieces.filter(({ rule }) => kind === "both" || rule.startsWith("It-V") === (kind === "vehicle"));
    assert.deepEqual(new Set(listed), new Set(wanted), kind);
    assert.equal(listed.length, wanted.length, kind);
  }
});

test("It-VN: if some chosen months are outside the theatre's campaign, the result has the campaign", () => {
  assert.equal(findPieces({ ...start, when: "1943-05" }, pieces).campaign, undefined);
  assert.equal(findPieces({ ...start, when: "1943-06" }, pieces).campaign?.rule, "It-VN");
  assert.equal(findPieces({ ...start, when: "1943" }, pieces).campaign?.rule, "It-VN");
});

test("the chart has three groups: available in the chosen months, in other months, and never", () => {
  const answer = findPieces(start, pieces);
  const chart = chartOf(answer, pieces, "none");
  assert.deepEqual(
    chart.now.map(({ piece }) => piece),
    answer.found.map(({ piece }) => piece),
  );
  assert.ok(chart.otherTimes.some(({ piece }) => piece.name === "L6/40"));
  assert.ok(chart.never.some(({ name }) => name === "L5/21"));
  assert.equal(chart.now.length + chart.otherTimes.length + chart.never.length + answer.undated.length, pieces.length);
  assert.equal(chart.from, "1940-06");
  const m13 = chart.now.find(({ piece }) => piece.name === "M13/40")!;
  assert.match(rowText(t, m13), /^North Africa 12\/40/);
});

test("an opened row shows the months in every theatre, even if there are none in the chosen theatre", () => {
  const opened = (name: string) => {
    const chart = chartOf(findPieces(start, pieces), pieces, name);
    return [...chart.now, ...chart.otherTimes].find(({ piece }) => piece.name === name)!.everywhere;
  };
  assert.ok(opened("L6/40").some((row) => /Russia 7–8\/42: RF 1\.2/.test(rowText(t, row))));
  assert.ok(opened("L5/21").length);
});

test("placeOf returns a percentage of the chart's width, and 0 or 100 for months outside the chart", () => {
  const year = { from: "1941-01", to: "1941-12" };
  assert.equal(placeOf(year, "1941-01"), 0);
  assert.equal(placeOf(year, "1941-07"), 50);
  assert.equal(placeOf(year, "1941-12", 1), 100);
  assert.equal(placeOf(year, "1940-03"), 0);
  assert.equal(placeOf(year, "1943-03"), 100);
});

test("the filter for mortars finds only mortars, and every vehicle and Gun has exactly one type", () => {
  const names = (kind: typeof start.kind) => {
    const { found, notNow, undated } = findPieces({ ...start, kind }, pieces);
    return [...found, ...notNow.map((piece) => ({ piece })), ...undated.map((piece) => ({ piece }))].map(
      ({ piece }) => piece.name,
    );
  };
  assert.deepEqual(names("mortar").sort(), ["81/14", "Brixia"]);
  assert.ok(names("tank").includes("M13/40") && !names("tank").includes("SMV M40 75/18"));
  const types = ["tank", "selfPropelled", "armoredCar", "truck", "mortar", "antitank", "artillery", "aa"] as const;
  assert.equal(types.flatMap(names).length, pieces.length, "every piece has exactly one type");
});

test("the copied result has a line for each vehicle and Gun, and a last line for those without dates", () => {
  const answer = findPieces(start, pieces);
  const { title, lines } = availabilityResult(t, answer);
  assert.equal(title, `North Africa, 3/41: ${answer.found.length} pieces`);
  assert.equal(lines.length, answer.found.length + 1);
  assert.ok(lines.some(({ text, rule }) => rule === "It-V2" && text.startsWith("1.4 L3/35: North Africa")));
  assert.match(lines.at(-1)!.text, /Listing only.*Lince/);
});
