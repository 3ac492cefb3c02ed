import { allHold, checkMonth } from "./scenario.ts";

/** The facts that determine whether a vehicle has red MP (F.4). */
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
  /** Whether the vehicle has red MP, by its counter or by F.4. */
  readonly red: boolean;
  readonly by: "counter" | "rule" | null;
  /** The conditions of F.4. The rule applies only if all of them hold. */
  readonly conditions: readonly {
    readonly name: "axis" | "notMotorcycle" | "northAfrica" | "before";
    readonly holds: boolean;
  }[];
};

/**
 * Returns whether a vehicle has red MP (F.4, D.3). Such a vehicle makes Mechanical Reliability DR, whose rules are not
 * on this site.
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
