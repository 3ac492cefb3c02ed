import { checkWhole } from "./distribution.ts";
import { type Haze, RULE_OF_HAZE } from "./heat-haze.ts";
import { allHold, type Condition, isOvercast, type TimeOfDay, type Weather } from "./scenario.ts";

/** The properties of a scenario that determine whether haze is in effect. */
export type HazeScenario = {
  readonly northAfrica: boolean;
  /** Whether a Desert Board is in play. */
  readonly desertBoard: boolean;
  readonly weather: Weather;
} & (
  | { readonly specifiedBy: "ssr"; readonly ssrHaze: Haze | "none"; readonly night: boolean }
  | {
      /** The haze depends on the Time of Day, in a DYO scenario only (D11.3). */
      readonly specifiedBy: "timeOfDay";
      readonly timeOfDay: TimeOfDay;
      /** 1 is January. */
      readonly month: number;
    }
);

/** A condition for haze to be in effect (D11.62). */
export type HazeCondition = Condition<"northAfrica" | "desertBoard" | "daytime" | "notOvercast" | "specified">;

/** Whether haze is in effect, with all conditions for it. `rule`: D11.62 or, for Intense Heat Haze, D11.621. */
export type HazeInEffect = { readonly conditions: readonly HazeCondition[] } & (
  | { readonly inEffect: false }
  | { readonly inEffect: true; readonly haze: Haze; readonly rule: string }
);

/**
 * Returns whether Heat Haze or Intense Heat Haze is in effect in a scenario (D11.1, D11.3, D11.62, D11.621). The result
 * has all conditions in a fixed order, even if several fail.
 * @throws RangeError when the month is not 1 to 12
 */
export function hazeInEffect(scenario: HazeScenario): HazeInEffect {
  const { northAfrica, desertBoard, weather, specifiedBy } = scenario;
  const bySsr = specifiedBy === "ssr";
  const haze = bySsr ? scenario.ssrHaze : hazeAt(scenario.timeOfDay, scenario.month);
  const night = bySsr ? scenario.night : scenario.timeOfDay === "night";
  const conditions: HazeCondition[] = [
    { name: "northAfrica", holds: northAfrica, rule: "D11.62" },
    { name: "desertBoard", holds: desertBoard, rule: "D11.62" },
    { name: "daytime", holds: !night, rule: "D11.1" },
    { name: "notOvercast", holds: !isOvercast(weather), rule: "D11.62" },
    { name: "specified", holds: haze !== "none", rule: bySsr ? "D11.62" : "D11.3" },
  ];
  return haze !== "none" && allHold(conditions)
    ? { inEffect: true, haze, rule: RULE_OF_HAZE[haze], conditions }
    : { inEffect: false, conditions };
}

/** Returns the haze for a time of day and a month (1 to 12), by the Time of Day Table (D11.3). */
function hazeAt(timeOfDay: TimeOfDay, month: number): Haze | "none" {
  checkWhole("a month", month, 1, 12);
  if (timeOfDay === "midday") return "intense";
  if (timeOfDay === "midAfternoon") return "normal";
  if (timeOfDay === "midMorning") return month >= 5 && month <= 9 ? "intense" : "normal";
  return "none";
}
