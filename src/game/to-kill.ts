import { atMost, type Odds, twoDice } from "./distribution.ts";
import { lowerOfTwo } from "./repeated-rolls.ts";

/** It-VA: the DR that a "2 TK DR" firer keeps where it wants the lower one, of 1296. */
export const betterToKillDr = lowerOfTwo(twoDice);

/**
 * It-VA: the odds that a Final To Kill DR is `number` or less, with one DR and with the better of two. That lower is
 * better is the To Kill Table's; the rule itself lets the firer keep either.
 * @throws RangeError when the number is not a whole one
 */
export function toKill(number: number): { readonly one: Odds; readonly two: Odds } {
  if (!Number.isInteger(number)) throw new RangeError(`not a To Kill number: ${number}`);
  return { one: atMost(twoDice, number), two: atMost(betterToKillDr, number) };
}
