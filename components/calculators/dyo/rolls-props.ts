import { asFraction } from "../../../src/game/distribution.ts";
import type { DyoTables } from "../../../src/game/dyo-tables.ts";
import { placementOdds } from "../../../src/game/overlay-odds.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { say } from "../../../src/site.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";
import { printedNames } from "./printed-names.ts";

/** The printed tables of a DYO scenario, whole. */
export const dyoTables = (): DyoTables => ({
  weather: rowsOf("D11.2-weather"),
  time: rowsOf("D11.3-time-of-day"),
  month: rowsOf("D11.4-month"),
  ec: rowsOf("D11.4-ec"),
  wind: rowsOf("D11.5-wind"),
  dustDrm: rowsOf("D11.701-drm"),
  dust: rowsOf("D11.701-dust"),
});

/** The words and tables of a DYO scenario's rolls, and the names that its tables print. */
export function propsOf(language: Language) {
  const tables = dyoTables();
  const names = printedNames(rowsOf, language);
  const comma = say(language, "dyo.comma");
  const odds = [0, -1, -2, -3, -4, -5].map(
    (drm) =>
      `${drm === -5 ? "≤ " : ""}${formatDrm(drm)}${say(language, "tool.colon")}${asFraction(placementOdds(drm))}`,
  );
  const base = islandProps(language, "dyo");
  return {
    ...base,
    names,
    strings: { ...base.strings, ...names, duneOdds: say(language, "dyo.duneOdds", { odds: odds.join(comma) }) },
    tables: {
      ...tables,
      time: cellsOf(tables.time, "name", "dr"),
      ec: cellsOf(tables.ec, "name", "dr", "drm"),
      wind: cellsOf(tables.wind, "name", "dr"),
      dust: cellsOf(tables.dust, "name", "dr"),
    },
  };
}
