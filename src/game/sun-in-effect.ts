import { type Condition, isOvercast, type Weather } from "./scenario.ts";

/** Early Morning (D11.611), when the sun is in the east, or Late Afternoon (D11.612), when it is in the west. */
export type SunTime = "early" | "late";

/** The properties of a scenario that determine whether Sun Blindness is in effect. */
export type SunScenario = {
  readonly time: SunTime;
  readonly desertBoard: boolean;
  /** The current Weather. */
  readonly weather: Weather;
  readonly night: boolean;
  /** Whether an SSR or the Time of Day dr (D11.3) calls for Sun Blindness at that time. */
  readonly specified: boolean;
  /**
   * `none`: no Steppe Terrain (D13.2). `veryDry`: Steppe Terrain and Very Dry EC. `otherEc`: Steppe Terrain and other
   * EC.
   */
  readonly steppe: "none" | "veryDry" | "otherEc";
};

/** A condition of Sun Blindness in the scenario. */
export type SunScenarioCondition = Condition<"desertBoard" | "daytime" | "notOvercast" | "specified" | "steppe">;

/** Returns the conditions for Sun Blindness in a scenario, in a fixed order (D11.61, D11.6111, D13.2). */
export const sunConditions = ({ time, desertBoard, weather, night, specified, steppe }: SunScenario) =>
  [
    { name: "desertBoard", holds: desertBoard, rule: "D11.61" },
    { name: "daytime", holds: !night, rule: "D11.1" },
    { name: "notOvercast", holds: !isOvercast(weather), rule: "D11.61" },
    { name: "specified", holds: specified, rule: "D11.61" },
    // In Steppe Terrain, Sun Blindness requires Very Dry EC. This excludes the Early Morning, when EC are Moist or
    // wetter (D11.6111).
    { name: "steppe", holds: steppe === "none" || (steppe === "veryDry" && time === "late"), rule: "D13.2" },
  ] as const satisfies SunScenarioCondition[];
