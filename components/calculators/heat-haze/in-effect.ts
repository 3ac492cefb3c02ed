/** Heat haze: whether it is in effect in the scenario, and what the calculator says of that (D11.62, D11.3). */

import { type HazeCondition, type HazeInEffect, hazeInEffect } from "../../../src/game/haze-in-effect.ts";
import type { Haze } from "../../../src/game/heat-haze.ts";
import type { ResultLine } from "../kit/copy.ts";
import { writeState } from "../kit/fields.ts";
import { SCENARIO_FIELDS, type State, type T } from "./fields.ts";

/** Whether a SSR decides on haze, and no Time of Day dr. */
export const isBySsr = (when: State["when"]): when is "ssr" | "none" => when === "ssr" || when === "none";

/** Whether haze is in effect in the scenario that the fields describe, with its conditions. */
export function scenarioOf({ haze, theatre, boards, weather, when, night, month }: State): HazeInEffect {
  const place = { northAfrica: theatre === "northAfrica", desertBoards: boards, weather };
  return hazeInEffect(
    isBySsr(when)
      ? { ...place, specifiedBy: "ssr", ssrHaze: when === "ssr" ? haze : "none", night }
      : { ...place, specifiedBy: "timeOfDay", timeOfDay: when, month },
  );
}

/** Whether a reader has changed any field that describes the scenario. */
export const isScenarioDescribed = (state: State): boolean => writeState(state, SCENARIO_FIELDS) !== "";

/** The haze that is in effect, if any. */
export const hazeIn = (scenario: HazeInEffect): Haze | undefined => (scenario.inEffect ? scenario.haze : undefined);

/** Which haze is in effect, in words. */
export const inEffectText = (t: T, scenario: HazeInEffect): string =>
  scenario.inEffect ? t("inEffect", { haze: t(`haze.${scenario.haze}`) }) : t("notInEffect");

/** A condition and whether it holds, in words. */
export const conditionText = (t: T, { name, holds }: HazeCondition): string =>
  t("condition.line", { condition: t(`condition.${name}`), verdict: t(holds ? "holds" : "fails") });

/** Conditions as lines with their rules. */
export const conditionLines = (t: T, conditions: readonly HazeCondition[]): ResultLine[] =>
  conditions.map((condition) => ({ text: conditionText(t, condition), rule: condition.rule }));
