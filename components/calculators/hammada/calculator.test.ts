import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState } from "../kit/fields.ts";
import { answersOf, barsText, checkOf, drLines, FIELDS, type HammadaState, resultOf } from "./calculator.ts";

const t = wordsFor("hammada", "en", ["sandBog"]);
const start = startState(FIELDS);
const paid = { cost: "6 MP", twice: "12 MP" };
const ofAll = Object.fromEntries(FIELDS.mover.values.map((mover) => [mover, paid])) as Record<
  HammadaState["mover"],
  typeof paid
>;
const given = { costs: { hammada: ofAll, open: ofAll }, conditions: {} };
const answers = (state: HammadaState) => answersOf(t, state, checkOf(state)).map(({ roll, odds }) => `${roll} ${odds}`);
const textsOf = (state: HammadaState) => resultOf(t, state, checkOf(state), given).lines.map(({ text }) => text);

test("D3.31: a non-British truck is Immobilized on 10 or more, at double cost on 11 or more", () => {
  const truck = { ...start, mover: "mediumHeavyTruck" } as const;
  assert.deepEqual(answers(truck), ["Immobilized on 10+ 6/36 = 16.7%"]);
  assert.ok(textsOf(truck).includes(t("failsOn", { dr: 10 })));
  assert.ok(textsOf(truck).includes(t("cost", paid)), "the copied result has the cost");
  assert.deepEqual(answers({ ...truck, doubled: true }), ["Immobilized on 11+ 3/36 = 8.3%"]);
});

test("D3.32: a motorcycle's Rider is dismounted on 10 or more, and the motorcycle eliminated on 11 or more", () => {
  const state = { ...start, mover: "motorcycle" } as const;
  const check = checkOf(state);
  assert.ok(check.required);
  assert.deepEqual(answers(state), [
    "Rider dismounted on 10+ 6/36 = 16.7%",
    "Motorcycle eliminated on 11+ 3/36 = 8.3%",
  ]);
  assert.equal(
    barsText(t, state, check),
    `${t("dismountedOn", { dr: 10 })} ${t("eliminatedOn", { dr: 11, fraction: "3/36", percent: "8.3%" })}`,
  );
});

test("if a mover makes no DR, the result says why, with the rule, and shows no cost", () => {
  const state = { ...start, mover: "fullyTracked" } as const;
  assert.deepEqual(answersOf(t, state, checkOf(state)), [{ roll: t("noDr") }]);
  assert.deepEqual(drLines(t, state, checkOf(state), {}), [{ text: t("none.fullyTracked"), rule: "D3.31" }]);
  assert.deepEqual(textsOf(state), [t("none.fullyTracked")]);
});
