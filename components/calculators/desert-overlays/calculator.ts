import { defineCalculator } from "../kit/define-calculator.ts";
import { wordsOf } from "../kit/words.ts";
import { boardsOf, FIELDS, playedOf } from "./desert-overlays.ts";
import { askText, overlaysResult } from "./overlay-log.ts";

/** The calculator that places DYO overlays by dice (F12.3–F12.42). */
export const calculator = defineCalculator({
  words: wordsOf("desertOverlays"),
  fields: FIELDS,
  find: (state) => {
    const boards = boardsOf(state);
    return { boards, played: playedOf(state, boards) };
  },
  // Both books have the same results, because D12.3–D12.42 repeat F12.3–F12.42. In our reading, neither book
  // requires a DR for a wadi by agreement (F12.41, D12.41).
  books: { only: () => ({ book: "asl", other: "same" }), hasFigure: (_, { played }) => played.setup.log.length > 0 },
  answers: (t, _, { played: { setup } }) => [{ roll: askText(t, setup), rule: setup.next.rule }],
  result: (t, state, { boards, played }) => overlaysResult(t, state, boards, played),
});
