import MODULES from "../tables/It-OArt-module.ts";
import { atMost, type Distribution, die, mapValues, type Odds } from "./distribution.ts";
import { rowFor } from "./table.ts";

/** D.7: the highest accuracy dr on which Free French OBA is accurate. */
export const FREE_FRENCH_ACCURACY = 2;

/** Returns the odds that Free French OBA is accurate (D.7). The total is 6. */
export function freeFrenchAccuracy(): Odds {
  return atMost(die, FREE_FRENCH_ACCURACY);
}

/**
 * Returns the caliber of the OBA module that a dr selects: "80mm" (It-OArt).
 * @throws RangeError when the dr is not 1–6
 */
export function moduleOf(dr: number): string {
  return rowFor(MODULES, "dr", dr).module;
}

/** Returns the distribution of the module's caliber (It-OArt). The total is 6. */
export function moduleOdds(): Distribution<string> {
  return mapValues(die, moduleOf);
}
