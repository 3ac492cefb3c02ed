import { allHold, checkMonth } from "./scenario.ts";

/** A vehicle and its scenario, as far as they matter for red MP by F.4. */
export type ReliabilityCase = {
  readonly axis: boolean;
  readonly motorcycle: boolean;
  /** In North Africa, as defined by D11.2. */
  readonly northAfrica: boolean;
  /** The month of the scenario, "1941-09". */
  readonly month: string;
  /** Whether the counter prints the MP in red anyway. */
  readonly printedRed: boolean;
};

/** F.4, D.3: the first month in which the rule no longer applies. */
const OVER = "1941-10";

export type Reliability = {
  /** Whether the MP are red, by the counter or by the rule. */
  readonly red: boolean;
  readonly by: "counter" | "rule" | null;
  /** The conditions of the rule, in a fixed order; all must hold. */
  readonly conditions: readonly {
    readonly name: "axis" | "notMotorcycle" | "northAfrica" | "before";
    readonly holds: boolean;
  }[];
};

/**
 * Returns whether a vehicle has red MP and so makes Mechanical Reliability DR (F.4, D.3). When they are made, and with what
 * effect, is in another book.
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
