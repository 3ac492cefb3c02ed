import { atLeastOnce, atMost, complement, type Odds, twoDice } from "./distribution.ts";

/** The rule of each terrain in which a landing parachute takes an NMC at once. */
export const LANDING_RULE = { cactusPatch: "D13.4", oliveGrove: "D13.5", vineyard: "D13.6" } as const;

/** The odds of the NMC of landing parachutes. */
export type LandingCheck = {
  /** The highest Original DR that passes the NMC; < 2 if none does. */
  readonly passesOnOriginalDr: number;
  /** The odds of passing one NMC. The total is 36. */
  readonly odds: Odds;
  /** The odds that at least one of the parachutes fails its NMC, not reduced. The total is 36^parachutes. */
  readonly anyFails: Odds;
};

/**
 * Returns the odds of the NMC of landing parachutes. D13.4, D13.5 and D13.6 require this NMC but do not define it: by
 * Chapter A, a Final DR of the Morale Level or less passes an NMC. `drm`: the sum of the DRM of Chapter A.
 * @throws RangeError when `parachutes` is not a whole number ≥ 1
 */
export function landingCheck(morale: number, drm: number, parachutes: number): LandingCheck {
  const odds = atMost(twoDice, morale - drm);
  return { passesOnOriginalDr: morale - drm, odds, anyFails: atLeastOnce(complement(odds), parachutes) };
}
