/**
 * Defines the calculator of a DYO desert scenario (D11.2–D11.5, D11.701): its rolls, and the odds that the player asks
 * for.
 */
import { asPercent } from "../../../src/game/distribution.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { type WordSet, wordsOf } from "../kit/words.ts";
import { FIELDS, guideOf, lastRolledStep, oddsAsked } from "./dyo.ts";
import { askedText, type DyoWord, dyoResult, fractionsText, wordOf } from "./words.ts";

interface Given {
  /** The names of the months in the page's language, January first. */
  months: readonly string[];
  /** The URL of the overlays' calculator. */
  overlaysHref: string;
}

/** The UI texts of a DYO scenario. They include names of results from the printed tables, such as "Very Dry". */
export const words: WordSet<DyoWord> = wordsOf(
  "dyo",
  "ask.theatre",
  "ask.month",
  "ask.boards",
  "ask.steppe",
  "ask.bombard",
  "ask.nonight",
  "ask.mudec",
  "ask.weather",
  "ask.time",
  "ask.ec",
  "ask.wind",
  "ask.dust",
);

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf,
  find: (state, _: Given) => {
    const guide = guideOf(state);
    return { guide, odds: oddsAsked(state, guide) };
  },
  books: {
    only: () => ({ book: "sl", other: "unknown" }),
    hasFigure: (state, { odds }) => !!(odds ?? lastRolledStep(state)),
  },
  answers: (t, state, { odds }) =>
    odds ? [{ roll: asPercent(odds, 2), odds: `${fractionsText(odds)}${t("colon")}${askedText(t, state)}` }] : [],
  result: (t, state, { guide, odds }, { months, overlaysHref }) => {
    const overlays = state.overlays && new URL(`${overlaysHref}?${state.overlays}`, location.href).href;
    return dyoResult(t, state, guide, odds, { months, overlays });
  },
});
