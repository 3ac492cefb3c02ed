import { atLeastOnce, atMost, complement, type Odds, twoDice } from "./distribution.ts";

/** The terrain in which a parachute that lands takes an NMC at once, with the rule that says so. */
export const LANDING_RULE = { cactusPatch: "D13.4", oliveGrove: "D13.5", vineyard: "D13.6" } as const;

export type LandingCheck = {
  /** The highest Original DR that passes; < 2: none does. */
  readonly passesOnOriginalDr: number;
  /** The odds of passing one NMC, of 36. */
  readonly odds: Odds;
  /** The odds that one or more of the parachutes fail theirs. Not reduced. */
  readonly anyFails: Odds;
};

/**
 * D13.4, D13.5, D13.6: the NMC of parachutes that land in such terrain. The rules call for it alone; that it is passed on a
 * Final DR of the Morale Level or less is Chapter A's, and so is what `drm` adds up.
 * @throws RangeError when `parachutes` is not a whole number ≥ 1
 */
export function landingCheck(morale: number, drm: number, parachutes: number): LandingCheck {
  const odds = atMost(twoDice, morale - drm);
  return { passesOnOriginalDr: morale - drm, odds, anyFails: atLeastOnce(complement(odds), parachutes) };
}
