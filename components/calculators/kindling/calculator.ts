/** The calculator of Kindling and Spreading Fire in a cactus patch (D13.4): its fields and result texts. */
import { reduced } from "../../../src/game/distribution.ts";
import { type CactusFire, cactusFire } from "../../../src/game/kindling.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, oneOf, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { exactly, oddsValues } from "../shared/result-lines.ts";

const words = wordsOf("kindling");
type KindlingSay = SayOf<typeof words>;

/** `roll`: Kindling or Spreading Fire. `times`: how many DR are made. */
export const FIELDS = {
  roll: oneOf(["kindling", "spreading"]),
  drm: count(-12, 12, 0),
  times: count(1, 6, 1),
};
export type KindlingState = StateOf<typeof FIELDS>;

/** Returns the DR that sets the hex on fire, and its odds (D13.4). */
export const fireOf = ({ roll, drm, times }: KindlingState): CactusFire => cactusFire(roll, drm, times);

/** Returns the text that says which Original DR set the hex on fire. */
export function drText(t: KindlingSay, { number, burnsOnOriginalDr: dr }: CactusFire): string {
  if (dr === null) return t("never", { number });
  return dr <= 2 ? t("always", { number }) : t("burnsOn", { dr, number });
}

/** Returns the derivation of the result. */
export const linesOf = (t: KindlingSay, state: KindlingState, fire: CactusFire): ResultLine[] => [
  { text: t(`number.${state.roll}`, { number: fire.number }), rule: "D13.4" },
  { text: t("sum", { drm: formatDrm(state.drm) }) },
  { text: drText(t, fire) },
];

/**
 * Returns the main results: the Original DR that set the hex on fire. For several DR, also the odds that at least one
 * succeeds.
 */
export function answersOf(
  t: KindlingSay,
  { roll, times }: KindlingState,
  { odds, oddsOfAny, burnsOnOriginalDr: dr }: CactusFire,
): Answer[] {
  const burns = dr === null ? t("cannotBurn") : dr <= 2 ? t("burnsOnAny") : t(`on.${roll}`, { dr });
  const any = { roll: t("any", { times }), odds: exactly(t, reduced(oddsOfAny), 2) };
  return [{ roll: burns, odds: exactly(t, odds) }, ...(times > 1 ? [any] : [])];
}

/** Returns the result to copy. */
export const resultOf = (t: KindlingSay, state: KindlingState, fire: CactusFire): Result => ({
  title: `${t("title")}${t("colon")}${t(`roll.${state.roll}`)}`,
  lines: [
    ...linesOf(t, state, fire),
    { text: t("odds", oddsValues(fire.odds)) },
    ...answersOf(t, state, fire)
      .slice(1)
      .map((any) => ({ text: answerText(t, any) })),
  ],
});

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: { says: ["roll", "drm", "times"], more: true },
  find: fireOf,
  books: { only: () => ({ book: "sl", other: "unknown" }) },
  answers: answersOf,
  result: resultOf,
});
