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
/** Returns the finder's text for a piece; undefined if the piece is not found. */
const said = (state: Partial<typeof start>, name: string) => {
  const one = findPieces({ ...start, ...state }, pieces).found.find(({ piece }) => piece.name === name);
  return one && [rfRange(one), ...one.spans.map((span) => spanText(t, span, one.piece))].join(" ");
};

test("It-V3: the RF of the L3 aa is 0.4 above the RF of the L3/35, with a maximum of 1.6", () => {
  assert.equal(said({}, "L3/35"), "1.4 North Africa 3/41: RF 1.4");
  assert.match(said({}, "L3 aa") ?? "", /^1\.6 North Africa .*: RF 1\.6 \(L3\/35 1\.4 \+ 0\.4, at most 1\.6\)$/);
});

test("It-V3: a relative RF is computed even if the name filter excludes the base piece", () => {
  assert.match(said({ name: "l3 AA " }, "L3 aa") ?? "", /^1\.6/);
});

test("if only one side may use a piece, the text of the piece ends with the name of the side", () => {
  assert.match(said({ theatre: "italy", when: "1944", name: "l6" }, "L6/40") ?? "", /; Fascist Italians only$/);
});

test("a piece whose RF changes within the period shows the least and the greatest RF", () => {
  assert.match(said({ when: "1941-01_1941-12" }, "M13/40") ?? "", /^1\.0–1\.5 /);
});

test("pieces are sorted by RF, and the result names theatre, months and number of pieces", () => {
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

test("every piece is in exactly one of three lists: available, not available, or dates only in the Listing", () => {
  for (const kind of ["both", "vehicle", "gun"] as const) {
    const { found, undated, notNow } = findPieces({ ...start, kind }, pieces);
    const listed = [...found.map(({ piece }) => piece), ...undated, ...notNow];
    const wanted = pieces.filter(({ rule }) => kind === "both" || rule.startsWith("It-V") === (kind === "vehicle"));
    assert.deepEqual(new Set(listed), new Set(wanted), kind);
    assert.equal(listed.length, wanted.length, kind);
  }
});

test("It-VN: the result names the theatre's campaign if a chosen month is outside the campaign", () => {
  assert.equal(findPieces({ ...start, when: "1943-05" }, pieces).campaign, undefined);
  assert.equal(findPieces({ ...start, when: "1943-06" }, pieces).campaign?.rule, "It-VN");
  assert.equal(findPieces({ ...start, when: "1943" }, pieces).campaign?.rule, "It-VN");
});

test("the chart lists available pieces by RF, then pieces available in other months, then all other names", () => {
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

test("an opened piece shows its rows in every theatre, even if it was never available in the chosen theatre", () => {
  const opened = (name: string) => {
    const chart = chartOf(findPieces(start, pieces), pieces, name);
    return [...chart.now, ...chart.otherTimes].find(({ piece }) => piece.name === name)!.everywhere;
  };
  assert.ok(opened("L6/40").some((row) => /Russia 7–8\/42: RF 1\.2/.test(rowText(t, row))));
  assert.ok(opened("L5/21").length);
});

test("placeOf returns 0 to 100 percent, and 0 or 100 for months outside the chart", () => {
  const year = { from: "1941-01", to: "1941-12" };
  assert.equal(placeOf(year, "1941-01"), 0);
  assert.equal(placeOf(year, "1941-07"), 50);
  assert.equal(placeOf(year, "1941-12", 1), 100);
  assert.equal(placeOf(year, "1940-03"), 0);
  assert.equal(placeOf(year, "1943-03"), 100);
});

test("the filter for a type of piece finds only pieces of this type, and each piece has exactly one type", () => {
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

test("the copied result has a line for each piece with its note, and a final line for pieces without dates", () => {
  const answer = findPieces(start, pieces);
  const { title, lines } = availabilityResult(t, answer);
  assert.equal(title, `North Africa, 3/41: ${answer.found.length} pieces`);
  assert.equal(lines.length, answer.found.length + 1);
  assert.ok(lines.some(({ text, rule }) => rule === "It-V2" && text.startsWith("1.4 L3/35: North Africa")));
  assert.match(lines.at(-1)!.text, /Listing only.*Lince/);
});
