import { atMost, checkWhole, combine, type Odds, twoDice } from "./distribution.ts";

/** The distribution of the lower of two TK DR, out of 1296. A firer marked "2 TK DR" may use the lower DR (It-VA). */
export const betterToKillDr = combine(twoDice, twoDice, Math.min);

/**
 * Returns the odds that a To Kill DR is `number` or less. `one`: with one DR. `two`: with the lower of two DR, which is
 * better on the To Kill Table (It-VA).
 * @throws RangeError when `number` is not a whole number
 */
export function toKill(number: number): { readonly one: Odds; readonly two: Odds } {
  checkWhole("a To Kill DR", number, -Infinity);
  return { one: atMost(twoDice, number), two: atMost(betterToKillDr, number) };
}
