import { defineCalculator } from "../kit/define-calculator.ts";
import { BOOK_OF, FIELDS, rollResult, words } from "./other-rolls.ts";
import { outcomeOf, type RollConditions } from "./outcomes.ts";

/**
 * Defines the calculator "Other desert rolls". `find` returns a function of the UI texts, because each roll has its own
 * texts for its result.
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
