import { atLeast, atLeastOnce, reduced, twoDice } from "../../../src/game/distribution.ts";
import { mechanicalReliability } from "../../../src/game/mechanical-reliability.ts";
import { oddsValues } from "../kit/result-lines.ts";
import { numberChosen, type Roll } from "./roll.ts";

/** Whether a vehicle makes Mechanical Reliability DR (F.4, D.3), and how often they fail. */
export const RELIABILITY: Roll = {
  asks: () => ["book", "side", "kind", "theatre", "when", "red", "fails", "times"],
  chosen: (t, { book, side, kind, theatre, when, red, fails, times }) => [
    t(`book.${book}`),
    t(`side.${side}`),
    t(`kind.${kind}`),
    t(`theatre.${theatre}`),
    t(`when.${when}`),
    ...(red ? [t("red")] : []),
    ...numberChosen(t("fails"), fails),
    ...numberChosen(t("times"), times),
  ],
  outcome: (t, { book, side, kind, theatre, when, red: printedRed, fails, times }) => {
    const { red, by, conditions } = mechanicalReliability({
      axis: side === "axis",
      motorcycle: kind === "motorcycle",
      northAfrica: theatre === "northAfrica",
      month: when === "before" ? "1941-09" : "1941-10",
      printedRed,
    });
    const rule = book === "asl" ? "F.4" : "D.3";
    const judged = conditions.map(({ name, holds }) => ({
      text: t("condition", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails.not") }),
      rule,
    }));
    const why = by === "counter" ? [{ text: t("redPrinted") }] : judged;
    if (!red) return { answer: t("mustNot"), detail: t("notRed"), lines: why };
    const failing = atLeast(twoDice, fails);
    const label = t("failsOn", { dr: fails, ...oddsValues(failing) });
    const once = t("oneOf", { times, ...oddsValues(reduced(atLeastOnce(failing, times)), 2) });
    return {
      answer: t("mustRoll"),
      detail: "",
      lines: [...why, { text: label }, ...(times > 1 ? [{ text: once }] : [])],
      bars: { dist: twoDice, marked: (dr) => dr >= fails, label },
    };
  },
};
