import assert from "node:assert/strict";
import { test } from "node:test";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startOf } from "../../../tests/game-start.ts";
import { rulesOf } from "../../../tests/in-force.ts";
import { startState } from "../../calculators/kit/fields.ts";
import { FIELDS, type GameState } from "../game-fields.ts";
import { setUpAnswers } from "./before-play.ts";

const LIBYA = { kind: "printed", place: "northAfrica", month: "1942-07" } as const;
/** Returns the texts at the top of the set-up view. */
function saidOf(given: Partial<GameState>, language: Language = "en"): string[] {
  const state = { ...startState(FIELDS), ...given };
  const rules = rulesOf(startOf({ ...state, kind: "printed", place: "northAfrica", month: "1942-07" }));
  return setUpAnswers(wordsFor("game", language), state, rules, []).map(({ roll, odds }) =>
    [roll, odds].filter(Boolean).join(" "),
  );
}

test("a new game names all missing choices", () => {
  assert.deepEqual(saidOf({ kind: "unknown", place: "unknown", month: "unknown" }), [
    "First choose: scenario, place, date, boards",
  ]);
  assert.deepEqual(saidOf({ ...LIBYA, kind: "dyo" }), ["First choose: boards"]);
});

test("a printed scenario says that nothing is rolled before its boards are chosen, with every SSR that can matter", () => {
  assert.deepEqual(saidOf(LIBYA), [
    "Printed scenario: roll nothing before play unless an SSR says so. Look for SSR on: Heat Haze, Sun Blindness, EC and Dust, overlays and changed terrain.",
    "Then choose: boards",
  ]);
  assert.match(saidOf(LIBYA, "ja").join(), /^市販シナリオ：開始前に振るものはない.*砂塵.*次に選ぶ：地図盤$/);
});

test("the boards of a printed scenario decide which SSR matter", () => {
  assert.deepEqual(saidOf({ ...LIBYA, boards: "4" }), [
    "Printed scenario: roll nothing before play unless an SSR says so. Look for SSR on: overlays and changed terrain.",
  ]);
});
