import type { TableRow } from "../schemas/table.ts";
import { atMost, type Distribution, die, mapValues, type Odds } from "./distribution.ts";
import { rowFor } from "./table.ts";

/** D.7: the accuracy dr of Free French OBA lands accurately up to this. */
export const FREE_FRENCH_ACCURACY = 2;

/** D.7: the odds, of 6, that Free French OBA lands accurately. */
export function freeFrenchAccuracy(): Odds {
  return atMost(die, FREE_FRENCH_ACCURACY);
}

/**
 * It-OArt: the caliber that a dr selects. `rows` are those of table It-OArt-module.
 * @throws RangeError when no row holds the dr
 */
export function moduleOf(dr: number, rows: readonly TableRow[]): string {
  return String(rowFor(rows, "dr", dr).module);
}

/** It-OArt: the calibers with their odds, of 6. @throws RangeError as `moduleOf` does */
export function moduleOdds(rows: readonly TableRow[]): Distribution<string> {
  return mapValues(die, (dr) => moduleOf(dr, rows));
}
