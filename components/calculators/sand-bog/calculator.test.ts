import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { readState, startState } from "../kit/fields.ts";
import { answerOf, bogResult, FIELDS, hexesOf, MOST_HEXES, sandBogPathOf, writeHexes } from "./calculator.ts";

const { ui } = content;
const t = wordsFor("sandBog");
const start = startState(FIELDS);

test("D7.31: a truck that is not British-built bogs on 8 or more in sand entered across a Dune Crest", () => {
  const state = { ...start, mover: "mediumHeavyTruck", path: "sc" } as const;
  const path = sandBogPathOf(state);
  assert.deepEqual(answerOf(t, path), { roll: "Bogs on 8+", odds: "15/36 = 41.7%" });
  const lines = bogResult(t, state, path, {}).lines.map(({ text }) => text);
  assert.ok(lines.includes(t("line.on", { dr: 8 })), lines.join("\n"));
  assert.equal(lines[0], "Ground Pressure: Normal, EC Dry");
});

test("the main result for several hexes has the odds to pass all of them", () => {
  const state = { ...start, path: "o.s.sc" };
  const path = sandBogPathOf(state);
  assert.equal(path.steps.length, 3);
  assert.match(answerOf(t, path).roll, /3 hexes/);
});

test("the field `path` is unchanged after parsing and serializing", () => {
  for (const path of ["s", "sctv.o.hc.n"]) assert.equal(writeHexes(hexesOf(path)), path);
});

test("a path with too many hexes is truncated to the first MOST_HEXES, and the message names this limit", () => {
  const path = Array(25).fill("sc").join(".");
  const { state, bad } = readState(`?path=${path}`, FIELDS);
  assert.equal(bad.length, 1);
  assert.equal(state.path, Array(MOST_HEXES).fill("sc").join("."));
  assert.equal(readState("?path=o.q.sc", FIELDS).state.path, "o.sc");
  assert.equal(readState("?path=q", FIELDS).state.path, "s");
  const label = ui["sandBog.address.path"]!;
  for (const text of [label.en, label.ja]) assert.match(text, RegExp(`${MOST_HEXES}`));
});
