import { atLeastOnce, atMost, complement, type Odds, twoDice } from "./distribution.ts";

/** Terrain in which a landing parachute takes an NMC at once, with its rule. */
export const LANDING_RULE = { cactusPatch: "D13.4", oliveGrove: "D13.5", vineyard: "D13.6" } as const;

/** The odds of the NMC of landing parachutes. */
export type LandingCheck = {
  /** The highest Original DR that passes the NMC; less than 2 if none does. */
  readonly passesOnOriginalDr: number;
  /** The odds, out of 36, of passing one NMC. */
  readonly odds: Odds;
  /** The odds, out of 36^parachutes, that at least one parachute fails its NMC. The fraction is not reduced. */
  readonly anyFails: Odds;
};

/**
 * Returns the odds of the NMC that landing parachutes take (D13.4, D13.5, D13.6). By Chapter A, a Final DR of the
 * Morale Level or less passes an NMC. `drm`: the sum of the DRM of Chapter A.
 * @throws RangeError when `parachutes` is not a whole number ≥ 1
 */
export function landingCheck(morale: number, drm: number, parachutes: number): LandingCheck {
  const odds = atMost(twoDice, morale - drm);
  return { passesOnOriginalDr: morale - drm, odds, anyFails: atLeastOnce(complement(odds), parachutes) };
}
