import MODULES from "../tables/It-OArt-module.ts";
import { atMost, type Distribution, die, mapValues, type Odds } from "./distribution.ts";
import { rowFor } from "./table.ts";

/** D.7: Free French OBA is accurate if its accuracy dr is this number or lower. */
export const FREE_FRENCH_ACCURACY = 2;

/** Returns the odds that Free French OBA is accurate (D.7): 2/6. */
export function freeFrenchAccuracy(): Odds {
  return atMost(die, FREE_FRENCH_ACCURACY);
}

/**
 * Returns the caliber of the OBA module for a dr (It-OArt): "80mm" for 2.
 * @throws RangeError when the dr is not 1–6
 */
export function moduleOf(dr: number): string {
  return rowFor(MODULES, "dr", dr).module;
}

/** Returns the distribution of the OBA module's caliber (It-OArt), over the 6 results of a dr. */
export function moduleOdds(): Distribution<string> {
  return mapValues(die, moduleOf);
}
