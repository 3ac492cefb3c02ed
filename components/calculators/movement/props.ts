import { CHART_UNITS } from "../../../src/game/movement-cost.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { islandProps } from "../kit/page-props.ts";

const OTHERS = new RegExp(`^cost\\.|^chart\\.(${CHART_UNITS.join("|")})$`);

export const propsOf = (language: Language) => islandProps<"movement", "cost" | "chart">(language, "movement", OTHERS);
