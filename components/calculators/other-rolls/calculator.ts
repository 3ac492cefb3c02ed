import { defineCalculator } from "../kit/define-calculator.ts";
import { BOOK_OF, FIELDS, rollResult, words } from "./other-rolls.ts";
import { outcomeOf, type RollConditions } from "./outcomes.ts";

/**
 * Defines the calculator "Other desert rolls". Each roll formats its result with `t`, but `find` does not get `t`.
 * Therefore `find` returns a function that takes `t` and returns the texts of the result.
 */
export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: {
    says: [
      "place",
      "side",
      "kind",
      "theatre",
      "when",
      "fails",
      "tk",
      "help",
      "frees",
      "from",
      "face",
      "weapon",
      "breaks",
      "dusty",
      "landing",
      "morale",
      "drm",
      "doubled",
    ],
  },
  find: (state, given: RollConditions) => (t: Parameters<typeof outcomeOf>[0]) => outcomeOf(t, state, given),
  books: { only: ({ roll }) => BOOK_OF[roll] },
  answers: (t, _, outcome) => [outcome(t).answer],
  result: (t, state, outcome) => rollResult(t, state, outcome(t)),
});
