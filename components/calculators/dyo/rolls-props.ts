import { asFraction } from "../../../src/game/distribution.ts";
import { placementOdds } from "../../../src/game/overlay-odds.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { getContent, say } from "../../../src/site.ts";
import { islandProps } from "../kit/page-props.ts";
import { printedNames } from "../kit/printed-names.ts";
import { words } from "./calculator.ts";

/** Returns props for a DYO scenario: the UI texts, and the names of results from the printed tables. */
export function propsOf(language: Language) {
  const names = printedNames(getContent().tables, language);
  const comma = say(language, "dyo.comma");
  const odds = [0, -1, -2, -3, -4, -5].map(
    (drm) =>
      `${drm === -5 ? "≤ " : ""}${formatDrm(drm)}${say(language, "tool.colon")}${asFraction(placementOdds(drm))}`,
  );
  const base = islandProps(language, words);
  return {
    ...base,
    names,
    strings: { ...base.strings, ...names, duneOdds: say(language, "dyo.duneOdds", { odds: odds.join(comma) }) },
  };
}
