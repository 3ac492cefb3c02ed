import { atLeast, atLeastOnce, lowestDrFor, type Odds, twoDice } from "./distribution.ts";

/** The purpose of a DR: to set a cactus patch on fire, or to see whether a fire nearby spreads to it. */
export type FireDr = "kindling" | "spreading";

/** The Kindling number and the Spreading Fire number of a cactus patch. D13.4 states them in prose; no table prints them. */
const FIRE_NUMBER: Readonly<Record<FireDr, number>> = { kindling: 12, spreading: 10 };

export type CactusFire = {
  /** A Final DR of this or more sets the hex on fire. */
  readonly number: number;
  /** The lowest Original DR that sets it on fire; 2: every DR does; null: none does. */
  readonly burnsOnOriginalDr: number | null;
  /** The odds of one DR, of 36. */
  readonly odds: Odds;
  /** The odds that one or more of the DR set the hex on fire, of 36 to the power of their number. Not reduced. */
  readonly oddsOfAny: Odds;
};

/**
 * Returns the odds that a cactus patch burns (D13.4). The rule gives only the two numbers. Chapter B says that a Final DR of the
 * number or more sets the hex on fire, and gives the DRM whose sum is `drm`. `times`: the number of DR, each with that DRM.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function cactusFire(dr: FireDr, drm: number, times: number): CactusFire {
  const number = FIRE_NUMBER[dr];
  const odds = atLeast(twoDice, number - drm);
  return { number, burnsOnOriginalDr: lowestDrFor(number, drm), odds, oddsOfAny: atLeastOnce(odds, times) };
}
