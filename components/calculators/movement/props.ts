import { CHART_UNITS } from "../../../src/game/movement-cost.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { costChart, site } from "../../../src/site.ts";
import { islandProps } from "../kit/page-props.ts";

const OTHERS = new RegExp(`^cost\\.|^chart\\.(${CHART_UNITS.join("|")})$`);

export function propsOf(language: Language) {
  const { tables, terrainRows } = site();
  return {
    ...islandProps<"movement", "cost" | "chart">(language, "movement", OTHERS),
    chart: costChart(terrainRows, tables),
  };
}
