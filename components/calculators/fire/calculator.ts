/** The definition of the fire calculator: whether an attack is possible, and all of its desert DRM. */
import { desertFire } from "../../../src/game/desert-fire.ts";
import type { ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { bookLines } from "../shared/book.ts";
import { attackOf, FIELDS, type FireSay, type FireState, questionOf, words } from "./fire.ts";
import { answerLines, fireResult, kindsText, totalText } from "./fire-lines.ts";

/** Returns a line with the result by the book that is not chosen, or no line if both books give the same result. */
export const bookLinesOf = (t: FireSay, state: FireState): ResultLine[] =>
  bookLines(t, state.book, (book) => {
    const result = desertFire(attackOf(state), book);
    return { roll: totalText(t, result), odds: kindsText(t, result) };
  });

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: questionOf,
  answersInSearch: { says: ["kind", "at", "in", "ground", "cover", "sky", "range", "moving"] },
  find: (state) => desertFire(attackOf(state), state.book),
  answers: (t, _, result) => answerLines(t, result),
  result: (t, state, result) => fireResult(t, result, bookLinesOf(t, state), attackOf(state)),
});
