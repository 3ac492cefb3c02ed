import { atLeast, atLeastOnce, type Odds, twoDice } from "./distribution.ts";

/**
 * Weapons whose breakdown number is in an Italian note. `maOrMg`: a MA or MG marked "B11"; `bmg`, `ft`: those of the L3
 * Lf; `sa`: that of the M11/39.
 */
export const NOTED_WEAPONS = ["maOrMg", "bmg", "ft", "sa"] as const;
export type NotedWeapon = (typeof NOTED_WEAPONS)[number];

/** The B or X number of all weapons in `NOTED_WEAPONS` (It-VF, It-V5, It-V7). */
export const NOTED_BREAKDOWN = 11;

/** D11.732: in Extremely Heavy Dust, every B and X number is lower by this. */
const DUST_LOWERS = 1;

const RULE: Record<NotedWeapon, string> = { maOrMg: "It-VF", bmg: "It-V5", ft: "It-V5", sa: "It-V7" };

/** On which DR a weapon breaks down, how likely this is, and whether the weapon is then lost. */
export type Breakdown = {
  /** B: the weapon malfunctions. X: the weapon is lost. */
  readonly letter: "B" | "X";
  readonly rule: string;
  /** The lowest Original DR that breaks the weapon. */
  readonly number: number;
  /** The odds that the weapon breaks on one DR, out of 36. */
  readonly odds: Odds;
  /** The odds that the weapon breaks on at least one of `times` DR. They are not reduced: the total is 36^times. */
  readonly oddsOfAny: Odds;
};

/**
 * Returns the DR on which a weapon breaks down, and the odds in `times` DR (It-VF, It-V5, It-V7). `printed`: the
 * weapon's B or X number in its note. By Chapter A, an Original DR of that number or more breaks the weapon. `dusty`:
 * whether there is Extremely Heavy Dust (D11.732).
 * @throws RangeError when `times` is not a whole number ≥ 1
 */
export function breakdown(weapon: NotedWeapon, printed: number, dusty: boolean, times: number): Breakdown {
  const number = printed - (dusty ? DUST_LOWERS : 0);
  const odds = atLeast(twoDice, number);
  return { letter: weapon === "ft" ? "X" : "B", rule: RULE[weapon], number, odds, oddsOfAny: atLeastOnce(odds, times) };
}
