import { atLeast, atLeastOnce, lowestDrFor, type Odds, twoDice } from "./distribution.ts";

/**
 * The purpose of a DR: to set a cactus patch on fire, or to determine whether a nearby fire spreads to the cactus
 * patch.
 */
export type FireDr = "kindling" | "spreading";

/** The Kindling number and the Spreading Fire number of a cactus patch. D13.4 gives them in prose, not in a table. */
const FIRE_NUMBER: Readonly<Record<FireDr, number>> = { kindling: 12, spreading: 10 };

/** The odds that a cactus patch burns. */
export type CactusFire = {
  /** The lowest Final DR that sets the hex on fire. */
  readonly number: number;
  /** The lowest Original DR that sets the hex on fire: 2 if every DR does, null if none does. */
  readonly burnsOnOriginalDr: number | null;
  /** The odds, out of 36, that one DR sets the hex on fire. */
  readonly odds: Odds;
  /** The odds, out of 36^times, that at least one of `times` DR sets the hex on fire. The fraction is not reduced. */
  readonly oddsOfAny: Odds;
};

/**
 * Returns the odds that a cactus patch burns (D13.4). By Chapter B, a Final DR of the Kindling or Spreading Fire number
 * or more sets the hex on fire. `drm`: the sum of the DRM of Chapter B, the same for each DR. `times`: the number of
 * DR.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function cactusFire(dr: FireDr, drm: number, times: number): CactusFire {
  const number = FIRE_NUMBER[dr];
  const odds = atLeast(twoDice, number - drm);
  return { number, burnsOnOriginalDr: lowestDrFor(number, drm), odds, oddsOfAny: atLeastOnce(odds, times) };
}
