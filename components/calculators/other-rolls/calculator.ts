import { defineCalculator } from "../kit/define-calculator.ts";
import { BOOK_OF, FIELDS, rollResult, words } from "./other-rolls.ts";
import { outcomeOf, type RollConditions } from "./outcomes.ts";

/** Defines the calculator "Other desert rolls". `find` computes nothing, because each roll formats its result. */
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
  find: (_, __: RollConditions) => undefined,
  books: { only: ({ roll }) => BOOK_OF[roll] },
  answers: (t, state, _, given) => [outcomeOf(t, state, given).answer],
  result: (t, state, _, given) => rollResult(t, state, outcomeOf(t, state, given)),
});
