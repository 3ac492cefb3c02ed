import { combine, complement, type Distribution, type Odds, product } from "./distribution.ts";

/**
 * The odds that an event of these odds happens at least once in so many independent tries. Not reduced.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function atLeastOnce(odds: Odds, times: number): Odds {
  if (!Number.isInteger(times) || times < 1) throw new RangeError(`not a number of tries: ${times}`);
  return complement(product(...Array.from({ length: times }, () => complement(odds))));
}

/** The lower of two rolls of the same kind: of 1296 for two DR. */
export function lowerOfTwo(roll: Distribution): Distribution {
  return combine(roll, roll, (a, b) => Math.min(a, b));
}
