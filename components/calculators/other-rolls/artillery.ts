import { FREE_FRENCH_ACCURACY, freeFrenchAccuracy, moduleOdds, moduleOf } from "../../../src/game/artillery-dice.ts";
import { asFraction, asPercent, die, oddsThat } from "../../../src/game/distribution.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import { oddsValues } from "../kit/result-lines.ts";
import type { Roll } from "./roll.ts";

/** The accuracy dr of Free French OBA (F.8, D.7). */
export const FREE_FRENCH_OBA: Roll = {
  asks: () => ["book"],
  chosen: (t, { book }) => [t(`book.${book}`)],
  outcome: (t, { book }) => {
    if (book === "asl") return { answer: t("obaBritish"), detail: "", lines: [{ text: t("obaAsl"), rule: "F.8" }] };
    const odds = freeFrenchAccuracy();
    const label = t("obaLine", { dr: FREE_FRENCH_ACCURACY, ...oddsValues(odds) });
    return {
      answer: asFraction(odds),
      detail: t("obaAccurate", { percent: asPercent(odds, 1) }),
      lines: [{ text: label, rule: "D.7" }],
      bars: { dist: die, marked: (dr) => dr <= FREE_FRENCH_ACCURACY, label },
    };
  },
};

/** The caliber of an Italian module (It-OArt). `rows` are those of table It-OArt-module. */
export const moduleRoll = (rows: readonly TableRow[]): Roll => ({
  asks: () => ["dr"],
  chosen: (t, { dr }) => [dr === "none" ? t("dr.none") : dr],
  outcome: (t, { dr }) => {
    if (dr === "none") {
      const odds = moduleOdds(rows);
      const lines = [...odds.counts.keys()].map((module) => ({
        text: t("moduleLine", { module, ...oddsValues(oddsThat(odds, (m) => m === module)) }),
        rule: "It-OArt",
      }));
      return { answer: t("moduleAll"), detail: "", lines };
    }
    const module = moduleOf(Number(dr), rows);
    return {
      answer: module,
      detail: t("moduleOn", { dr }),
      lines: [{ text: t("moduleSelected", { dr, module }), rule: "It-OArt" }],
    };
  },
});
