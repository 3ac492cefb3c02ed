import { atLeastOnce, atMost, complement, type Odds, twoDice } from "./distribution.ts";

/** Terrain in which a landing parachute takes an NMC at once, with its rule. */
export const LANDING_RULE = { cactusPatch: "D13.4", oliveGrove: "D13.5", vineyard: "D13.6" } as const;

export type LandingCheck = {
  /** The highest Original DR that passes; < 2 if none does. */
  readonly passesOnOriginalDr: number;
  /** The odds of passing one NMC, of 36. */
  readonly odds: Odds;
  /** The odds that one or more of the parachutes fail. Not reduced. */
  readonly anyFails: Odds;
};

/**
 * Returns the odds of the NMC of landing parachutes (D13.4, D13.5, D13.6). These rules only call for the NMC. Chapter A says that
 * it passes on a Final DR of the Morale Level or less, and gives the DRM whose sum is `drm`.
 * @throws RangeError when `parachutes` is not a whole number ≥ 1
 */
export function landingCheck(morale: number, drm: number, parachutes: number): LandingCheck {
  const odds = atMost(twoDice, morale - drm);
  return { passesOnOriginalDr: morale - drm, odds, anyFails: atLeastOnce(complement(odds), parachutes) };
}
