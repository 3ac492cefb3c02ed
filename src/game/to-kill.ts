import { atMost, checkWhole, combine, type Odds, twoDice } from "./distribution.ts";

/** The distribution of the lower of two TK DR, which a "2 TK DR" firer may keep (It-VA). The total is 1296. */
export const betterToKillDr = combine(twoDice, twoDice, Math.min);

/**
 * Returns the odds that a To Kill DR is `number` or less, with one DR (`one`) and with the better of two (`two`,
 * It-VA). On the To Kill Table the lower DR is better.
 * @throws RangeError when `number` is not a whole number
 */
export function toKill(number: number): { readonly one: Odds; readonly two: Odds } {
  checkWhole("a To Kill DR", number, -Infinity);
  return { one: atMost(twoDice, number), two: atMost(betterToKillDr, number) };
}
