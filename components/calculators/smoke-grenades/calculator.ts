/** The fields and result texts of the Vehicular Smoke Grenades calculator (F.10). */
import { atLeastOnce, reduced } from "../../../src/game/distribution.ts";
import { type SmokeGrenades, smokeGrenades } from "../../../src/game/smoke-grenades.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, flag, oneOf, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { exactly } from "../shared/result-lines.ts";

const words = wordsOf("smoke");
type SmokeSay = SayOf<typeof words>;

/**
 * `ma`: whether the counter shows a MA. `dispenser`: whether the smoke dispenser was tried in this MPh. `tries`: the
 * number of attempts.
 */
export const FIELDS = {
  armor: oneOf(["ct", "ot", "unarmored"]),
  crew: oneOf(["ce", "bu"]),
  ma: flag(true),
  dispenser: flag(),
  mph: oneOf(["own", "opponent"]),
  tries: count(1, 10, 1),
};
export type SmokeState = StateOf<typeof FIELDS>;

/** Returns whether the vehicle is armored. Only the crew of an armored vehicle can be BU (F.10). */
export const isArmored = ({ armor }: SmokeState): boolean => armor !== "unarmored";

/** Returns whether an attempt is allowed, and its odds (F.10). */
export const attemptOf = ({ ma, dispenser, ...same }: SmokeState): SmokeGrenades =>
  smokeGrenades({ ...same, maShown: ma, dispenserTried: dispenser });

/**
 * Returns the main results: the usage dr that succeed and, for several attempts, the odds that at least one succeeds.
 */
export function answersOf(t: SmokeSay, { tries }: SmokeState, attempt: SmokeGrenades): Answer[] {
  if (!attempt.allowed) return [{ roll: t("notAllowed") }];
  const { number, odds } = attempt;
  const any = { roll: t("several", { tries }), odds: exactly(t, reduced(atLeastOnce(odds, tries)), 2) };
  return [{ roll: t("on", { number }), odds: exactly(t, odds) }, ...(tries > 1 ? [any] : [])];
}

/**
 * Returns lines with the dr that succeed and how long the Smoke stays (F.10). If no attempt is allowed, returns the
 * reason.
 */
export function attemptLines(t: SmokeSay, attempt: SmokeGrenades): ResultLine[] {
  const rule = "F.10";
  if (!attempt.allowed) return [{ text: t(`none.${attempt.reason}`), rule }];
  return [
    { text: t(`case.${attempt.case}`, { number: attempt.number }), rule },
    { text: t("onSix"), rule },
    { text: t(`stays.${attempt.stays}`), rule },
  ];
}

/** Returns the title and lines that the copy buttons copy. */
export function smokeResult(t: SmokeSay, state: SmokeState, attempt: SmokeGrenades): Result {
  const [outcome, ...several] = answersOf(t, state, attempt).map((answer) => answerText(t, answer));
  const vehicle = [t(`armor.${state.armor}`), ...(isArmored(state) ? [t(`crew.${state.crew}`)] : [])];
  return {
    title: t("copyTitle", { vehicle: vehicle.join(t("comma")), outcome: outcome! }),
    lines: [...attemptLines(t, attempt), ...several.map((text) => ({ text }))],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: { says: ["armor", "crew", "ma", "dispenser", "tries"], more: true },
  find: attemptOf,
  books: { only: () => ({ book: "asl", other: "none" }) },
  answers: answersOf,
  result: smokeResult,
});
