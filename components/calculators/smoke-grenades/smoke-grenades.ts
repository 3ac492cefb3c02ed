/** Vehicular Smoke Grenades (F.10): the fields of the calculator and what it says of them. */
import { atLeastOnce, reduced } from "../../../src/game/distribution.ts";
import { type SmokeGrenades, smokeGrenades } from "../../../src/game/smoke-grenades.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { count, flag, oneOf, type StateOf } from "../kit/fields.ts";
import { oddsValues } from "../kit/result-lines.ts";
import type { Say, Word } from "../kit/words.ts";

export type T = Say<Word<"smoke">>;

export const FIELDS = {
  armor: oneOf(["ct", "ot", "unarmored"]),
  crew: oneOf(["ce", "bu"]),
  ma: flag(true),
  dispenser: flag(),
  mph: oneOf(["own", "opponent"]),
  tries: count(1, 10, 1),
};
export type State = StateOf<typeof FIELDS>;

/** Whether the vehicle's crew can be BU (F.10). */
export const isArmored = ({ armor }: State): boolean => armor !== "unarmored";

/** The attempt that the fields describe, by F.10. */
export const attemptOf = ({ ma, dispenser, ...same }: State): SmokeGrenades =>
  smokeGrenades({ ...same, maShown: ma, dispenserTried: dispenser });

/** The dr on which the attempt succeeds, in a sentence with its odds. */
export const outcomeText = (t: T, attempt: SmokeGrenades): string =>
  attempt.allowed ? t("odds", { ...oddsValues(attempt.odds), number: attempt.number }) : t("notAllowed");

/** The odds that at least one of several attempts succeeds, in a sentence; undefined for a single one. */
export function severalText(t: T, { tries }: State, attempt: SmokeGrenades): string | undefined {
  if (!attempt.allowed || tries === 1) return undefined;
  return t("several", { tries, ...oddsValues(reduced(atLeastOnce(attempt.odds, tries)), 2) });
}

/** The dr that the attempt needs and how long the Smoke stays, or why no attempt is allowed (F.10). */
export function attemptLines(t: T, attempt: SmokeGrenades): ResultLine[] {
  const rule = "F.10";
  if (!attempt.allowed) return [{ text: t(`none.${attempt.reason}`), rule }];
  return [
    { text: t(`case.${attempt.case}`, { number: attempt.number }), rule },
    { text: t("onSix"), rule },
    { text: t(`stays.${attempt.stays}`), rule },
  ];
}

/** The result as it is copied. */
export function smokeResult(t: T, state: State, attempt: SmokeGrenades): Result {
  const several = severalText(t, state, attempt);
  const vehicle = [t(`armor.${state.armor}`), ...(isArmored(state) ? [t(`crew.${state.crew}`)] : [])];
  return {
    title: t("copyTitle", { vehicle: vehicle.join(t("comma")), outcome: outcomeText(t, attempt) }),
    lines: [...attemptLines(t, attempt), ...(several ? [{ text: several }] : [])],
  };
}
