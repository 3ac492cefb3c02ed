import { atMost, checkWhole, combine, type Odds, twoDice } from "./distribution.ts";

/** The lower of two TK DR, which a "2 TK DR" firer may keep, of 1296 (It-VA). */
export const betterToKillDr = combine(twoDice, twoDice, Math.min);

/**
 * Returns the odds that a Final To Kill DR is `number` or less, with one DR and with the lower of two (It-VA). The firer may keep
 * either DR; on the To Kill Table the lower one is better.
 * @throws RangeError when the number is not a whole one
 */
export function toKill(number: number): { readonly one: Odds; readonly two: Odds } {
  checkWhole("a To Kill DR", number, -Infinity);
  return { one: atMost(twoDice, number), two: atMost(betterToKillDr, number) };
}
