import { atLeast, atLeastOnce, type Odds, twoDice } from "./distribution.ts";

/** Weapons with a breakdown number in an Italian note: the MA and MG marked "B11", the BMG and FT of the L3 Lf, the SA of the M11/39. */
export const NOTED_WEAPONS = ["maOrMg", "bmg", "ft", "sa"] as const;
export type NotedWeapon = (typeof NOTED_WEAPONS)[number];

/** The B or X number in all three notes (It-VF, It-V5, It-V7). */
export const NOTED_BREAKDOWN = 11;

/** D11.732: the reduction of every B and X number in Extremely Heavy Dust. */
const DUST_LOWERS = 1;

const RULE: Record<NotedWeapon, string> = { maOrMg: "It-VF", bmg: "It-V5", ft: "It-V5", sa: "It-V7" };

export type Breakdown = {
  /** B: it malfunctions. X: it is lost. */
  readonly letter: "B" | "X";
  readonly rule: string;
  /** The lowest Original DR that breaks it. */
  readonly number: number;
  /** The odds of one DR, of 36. */
  readonly odds: Odds;
  /** The odds that one or more of the DR break it, of 36 to the power of their number. Not reduced. */
  readonly oddsOfAny: Odds;
};

/**
 * Returns the odds that a weapon breaks down in `times` DR (It-VF, It-V5, It-V7). `dusty`: in Extremely Heavy Dust (D11.732).
 * The notes give only the numbers. By Chapter A an Original DR of the number or more breaks the weapon.
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function breakdown(weapon: NotedWeapon, printed: number, dusty: boolean, times: number): Breakdown {
  const number = printed - (dusty ? DUST_LOWERS : 0);
  const odds = atLeast(twoDice, number);
  return { letter: weapon === "ft" ? "X" : "B", rule: RULE[weapon], number, odds, oddsOfAny: atLeastOnce(odds, times) };
}
