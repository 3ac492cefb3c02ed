/** Kindling and Spreading Fire in a cactus patch (D13.4): the fields of the calculator and what it says of them. */
import { reduced } from "../../../src/game/distribution.ts";
import { type CactusFire, cactusFire } from "../../../src/game/kindling.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { count, oneOf, type StateOf } from "../kit/fields.ts";
import { oddsValues } from "../kit/result-lines.ts";
import type { Say, Word } from "../kit/words.ts";

type T = Say<Word<"kindling">>;

export const FIELDS = {
  roll: oneOf(["kindling", "spreading"]),
  drm: count(-12, 12, 0),
  times: count(1, 6, 1),
};
export type State = StateOf<typeof FIELDS>;

/** Which DR sets the hex on fire, and its odds (D13.4). */
export const fireOf = ({ roll, drm, times }: State): CactusFire => cactusFire(roll, drm, times);

/** The Original DR that sets the hex on fire, in words. */
export function drText(t: T, { number, burnsOnOriginalDr: dr }: CactusFire): string {
  if (dr === null) return t("never", { number });
  return dr <= 2 ? t("always", { number }) : t("burnsOn", { dr, number });
}

/** How the result comes about. */
export const linesOf = (t: T, state: State, fire: CactusFire): ResultLine[] => [
  { text: t(`number.${state.roll}`, { number: fire.number }), rule: "D13.4" },
  { text: t("sum", { drm: formatDrm(state.drm) }) },
  { text: drText(t, fire) },
];

/** The result in a sentence: the odds of one DR, or the odds that any of several succeeds. */
export const outcomeText = (t: T, { times }: State, { odds, oddsOfAny }: CactusFire): string =>
  times > 1 ? t("any", { times, ...oddsValues(reduced(oddsOfAny), 2) }) : t("odds", oddsValues(odds));

/** The result as it is copied. */
export const resultOf = (t: T, state: State, fire: CactusFire): Result => ({
  title: `${t("title")}${t("colon")}${t(`roll.${state.roll}`)}`,
  lines: [
    ...linesOf(t, state, fire),
    { text: t("odds", oddsValues(fire.odds)) },
    ...(state.times > 1 ? [{ text: outcomeText(t, state, fire) }] : []),
  ],
});
