import { allHold, checkMonth } from "./scenario.ts";

/** What decides whether F.4 reddens a vehicle's MP. */
export type ReliabilityCase = {
  readonly axis: boolean;
  readonly motorcycle: boolean;
  /** In North Africa as D11.2 lists it. */
  readonly northAfrica: boolean;
  /** "1941-09" is the last month of the rule. */
  readonly month: string;
  /** Whether the counter prints the MP in red anyway. */
  readonly printedRed: boolean;
};

/** F.4, D.3: the first month in which the rule is over. */
const OVER = "1941-10";

export type Reliability = {
  /** Whether the MP are red: by the counter, or as if printed so. */
  readonly red: boolean;
  readonly by: "counter" | "rule" | null;
  /** All must hold for the rule, in a fixed order. */
  readonly conditions: readonly {
    readonly name: "axis" | "notMotorcycle" | "northAfrica" | "before";
    readonly holds: boolean;
  }[];
};

/**
 * F.4, D.3: whether a vehicle has red MP and so makes Mechanical Reliability DR. Another book says when it makes them
 * and what they do.
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
