import { atMost, checkWhole, combine, type Odds, twoDice } from "./distribution.ts";

/** It-VA: the DR that a "2 TK DR" firer keeps where it wants the lower one, of 1296. */
export const betterToKillDr = combine(twoDice, twoDice, Math.min);

/**
 * It-VA: the odds that a Final To Kill DR is `number` or less, with one DR and with the lower of two. The rule lets the
 * firer keep either; on the To Kill Table the lower is the better one.
 * @throws RangeError when the number is not a whole one
 */
export function toKill(number: number): { readonly one: Odds; readonly two: Odds } {
  checkWhole("a To Kill DR", number, -Infinity);
  return { one: atMost(twoDice, number), two: atMost(betterToKillDr, number) };
}
