import { asFraction, asPercent, twoDice } from "../../../src/game/distribution.ts";
import { entrenching } from "../../../src/game/entrenching.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import { oddsValues } from "../kit/result-lines.ts";
import { numberChosen, type Roll, type T } from "./roll.ts";

/** "5 or less" */
const highestText = (t: T, dr: number): string => (dr < 2 ? t("never") : dr >= 12 ? t("anyDr") : t("atMost", { dr }));

/** An Entrenching Attempt (F.1B, D.1B, D7.421, D13.2). */
export const ENTRENCHING: Roll = {
  asks: () => ["book", "place", "need", "drm"],
  chosen: (t, { book, place, need, drm }) => [
    t(`book.${book}`),
    t(`place.${place}`),
    ...numberChosen(t("need"), need),
    ...numberChosen(t("drm"), drm),
  ],
  outcome: (t, { book, place, need, drm: otherDrm }) => {
    const { drm, rule, before, after } = entrenching(place, need, otherDrm);
    const label = t("after", { dr: highestText(t, after.dr), ...oddsValues(after.odds) });
    return {
      answer: asFraction(after.odds),
      detail: t("toEntrench", { percent: asPercent(after.odds, 1) }),
      lines: [
        { text: t(`ground.${place}`, { drm: formatDrm(drm) }), rule: rule[book] },
        ...(otherDrm ? [{ text: t("otherDrm", { drm: formatDrm(otherDrm) }) }] : []),
        { text: label },
        ...(drm ? [{ text: t("before", { dr: highestText(t, before.dr), ...oddsValues(before.odds) }) }] : []),
      ],
      bars: { dist: twoDice, marked: (dr) => dr <= after.dr, label },
    };
  },
};
