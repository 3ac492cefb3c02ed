import { atMost, checkWhole, type Odds, twoDice } from "./distribution.ts";
import type { Book } from "./scenario.ts";

/** F.1B, D.1B: the DRM to every Entrenching Attempt on a Desert Board. */
const DESERT_DRM = 2;

/** Where the attempt is made. `broken` and `steppe`: a Desert Board with that Alternate Terrain. */
export type Ground = "desert" | "sand" | "broken" | "steppe" | "otherBoard";

export type Entrenching = {
  /** The desert's DRM, +2 or 0, and its rule in each book. */
  readonly drm: number;
  readonly rule: Record<Book, string>;
  /** The highest Original DR that succeeds, without (`before`) and with (`after`) the desert's DRM; < 2: none does. */
  readonly before: { readonly dr: number; readonly odds: Odds };
  readonly after: { readonly dr: number; readonly odds: Odds };
};

const RULE: Record<Ground, Record<Book, string>> = {
  desert: { asl: "F.1B", sl: "D.1B" },
  // F.1B, our reading: the +2 applies in Broken Terrain too.
  broken: { asl: "F.1B", sl: "D.1B" },
  otherBoard: { asl: "F.1B", sl: "D.1B" },
  sand: { asl: "D7.421", sl: "D7.421" },
  steppe: { asl: "D13.2", sl: "D13.2" },
};

/**
 * Returns the odds of an Entrenching Attempt without and with the desert's DRM (F.1B, D.1B, D7.421, D13.2). `number` is the
 * highest Final DR that succeeds and `otherDrm` the sum of other DRM, both from another book.
 * @throws RangeError when either is not a whole number
 */
export function entrenching(ground: Ground, number: number, otherDrm: number): Entrenching {
  for (const given of [number, otherDrm]) checkWhole("an Entrenching Attempt", given, -Infinity);
  const drm = ground === "desert" || ground === "broken" ? DESERT_DRM : 0;
  const upTo = (dr: number) => ({ dr, odds: atMost(twoDice, dr) });
  return { drm, rule: RULE[ground], before: upTo(number - otherDrm), after: upTo(number - otherDrm - drm) };
}
