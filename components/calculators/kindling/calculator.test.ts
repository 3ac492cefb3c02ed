import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState } from "../kit/fields.ts";
import { answersOf, drText, FIELDS, fireOf, type KindlingState, resultOf } from "./calculator.ts";

const t = wordsFor("kindling");
const start: KindlingState = startState(FIELDS);
const answers = (state: KindlingState) => answersOf(t, state, fireOf(state));

test("D13.4: without DRM, a cactus patch is kindled on a 12, and fire spreads to it on 10 or more", () => {
  assert.deepEqual(answers(start), [{ roll: "Kindled on 12+", odds: "1/36 = 2.8%" }]);
  assert.equal(answers({ ...start, roll: "spreading" })[0]!.roll, "Spreads on 10+");
  assert.deepEqual(resultOf(t, { ...start, roll: "spreading" }, fireOf({ ...start, roll: "spreading" })), {
    title: "Fire in a cactus patch: Spreading Fire",
    lines: [
      { text: t("number.spreading", { number: 10 }), rule: "D13.4" },
      { text: t("sum", { drm: "0" }) },
      { text: t("burnsOn", { dr: 10, number: 10 }) },
      { text: t("odds", { fraction: "6/36", percent: "16.7%" }) },
    ],
  });
});

test("for several DR, the results include the odds that at least one of them succeeds", () => {
  // The odds that at least one of two DR sets the hex on fire: 1 − (35/36)² = 71/1296.
  assert.deepEqual(answers({ ...start, times: 2 })[1], { roll: "On fire after 2 DR", odds: "71/1296 = 5.48%" });
});

test("the text says if a DR can never, or will always, set the hex on fire", () => {
  const said = (drm: number) => drText(t, fireOf({ ...start, drm }));
  assert.deepEqual([said(-1), said(10)], [t("never", { number: 12 }), t("always", { number: 12 })]);
});
