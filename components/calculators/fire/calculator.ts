/** Defines the fire calculator, which computes whether an attack is possible, and all desert DRM of the attack. */
import { desertFire } from "../../../src/game/desert-fire.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { attackOf, FIELDS, questionOf, words } from "./fire.ts";
import { answerLines, fireResult, kindsText, totalText } from "./fire-lines.ts";

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: questionOf,
  answersInSearch: { says: ["kind", "at", "in", "ground", "cover", "sky", "range", "moving"] },
  find: (state) => desertFire(attackOf(state), state.book),
  books: { figures: (t, result) => [totalText(t, result), kindsText(t, result)] },
  answers: (t, _, result) => answerLines(t, result),
  result: (t, state, result) => fireResult(t, result, attackOf(state)),
});
