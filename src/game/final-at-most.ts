import { atMost, type Distribution, type Odds, sum, twoDice } from "./distribution.ts";

/** The odds that a DR with these DRM added is `need` or less. */
export function finalAtMost(need: number, drms: Distribution): Odds {
  return atMost(sum(twoDice, drms), need);
}
