import { allHold, checkMonth } from "./scenario.ts";

/** The properties of a vehicle and its scenario that determine whether the vehicle has red MP by F.4. */
export type ReliabilityCase = {
  readonly axis: boolean;
  readonly motorcycle: boolean;
  /** Whether the scenario is in North Africa, as defined by D11.2. */
  readonly northAfrica: boolean;
  /** The month of the scenario, "1941-09". */
  readonly month: string;
  /** Whether the MP are printed in red on the counter. */
  readonly printedRed: boolean;
};

/** F.4, D.3: the first month in which the rule no longer applies. */
const OVER = "1941-10";

/** Whether a vehicle has red MP, and why. */
export type Reliability = {
  /** Whether the MP are red, because of the counter or the rule. */
  readonly red: boolean;
  readonly by: "counter" | "rule" | null;
  /** The conditions of the rule, which must all hold, in a fixed order. */
  readonly conditions: readonly {
    readonly name: "axis" | "notMotorcycle" | "northAfrica" | "before";
    readonly holds: boolean;
  }[];
};

/**
 * Returns whether a vehicle has red MP and therefore makes Mechanical Reliability DR (F.4, D.3). The general rules,
 * which this site does not have, say when such DR are made and what effect they have.
 * @throws RangeError when the month is not of the form "1941-09"
 */
export function mechanicalReliability({
  axis,
  motorcycle,
  northAfrica,
  month,
  printedRed,
}: ReliabilityCase): Reliability {
  checkMonth(month);
  const conditions: Reliability["conditions"] = [
    { name: "axis", holds: axis },
    { name: "notMotorcycle", holds: !motorcycle },
    { name: "northAfrica", holds: northAfrica },
    { name: "before", holds: month < OVER },
  ];
  const ruled = allHold(conditions);
  return { red: printedRed || ruled, by: printedRed ? "counter" : ruled ? "rule" : null, conditions };
}
