import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState } from "../kit/fields.ts";
import { answersOf, attemptLines, attemptOf, FIELDS, type SmokeState, smokeResult } from "./calculator.ts";

const t = wordsFor("smoke");
const start = startState(FIELDS);
const given = (fields: Partial<SmokeState>): SmokeState => ({ ...start, ...fields });
const answers = (fields: Partial<SmokeState>) => answersOf(t, given(fields), attemptOf(given(fields)));
const texts = (fields: Partial<SmokeState>) => attemptLines(t, attemptOf(given(fields))).map(({ text }) => text);

test("F.10: a CE AFV succeeds on 2 or less; a BU OT AFV or an unarmored vehicle succeeds on 1", () => {
  assert.deepEqual(answers({}), [{ roll: t("on", { number: 2 }), odds: "2/6 = 33.3%" }]);
  for (const fields of [{ armor: "ot", crew: "bu" }, { armor: "unarmored" }] as const)
    assert.deepEqual(answers(fields), [{ roll: t("on", { number: 1 }), odds: "1/6 = 16.7%" }]);
});

test("F.10: if no attempt is allowed, the lines of the result give the reason", () => {
  for (const [fields, reason] of [
    [{ crew: "bu" }, "ctBu"],
    [{ ma: false }, "noMa"],
    [{ dispenser: true }, "dispenserTried"],
  ] as const) {
    assert.deepEqual(answers({ ...fields, tries: 3 }), [{ roll: t("notAllowed") }]);
    assert.deepEqual(texts(fields), [t(`none.${reason}`)]);
  }
});

test("F.10: Smoke placed in the opponent's MPh is removed when the phase ends", () => {
  assert.ok(texts({ mph: "opponent" }).includes(t("stays.phaseEnd")));
  assert.ok(texts({ mph: "own" }).includes(t("stays.smokeRule")));
});

test("for several attempts, the results include the odds that at least one succeeds", () => {
  assert.equal(answers({}).length, 1);
  // The odds that at least one of three attempts succeeds: 1 − (4/6)³ = 19/27.
  assert.deepEqual(answers({ tries: 3 })[1], { roll: t("several", { tries: 3 }), odds: "19/27 = 70.37%" });
});

test("the copied result names the vehicle and, if it is armored, whether its crew is CE or BU", () => {
  const title = (fields: Partial<SmokeState>) => smokeResult(t, given(fields), attemptOf(given(fields))).title;
  assert.match(title({ armor: "ot" }), /OT AFV, CE: Succeeds on a dr of 2 or less: 2\/6/);
  assert.match(title({ armor: "unarmored", crew: "bu" }), /Armed but unarmored: Succeeds on a dr of 1 or less: 1\/6/);
  const { lines } = smokeResult(t, given({ tries: 2 }), attemptOf(start));
  assert.deepEqual(
    lines.map(({ rule }) => rule),
    ["F.10", "F.10", "F.10", undefined],
  );
});
