import { atMost, checkWhole, type Odds, twoDice } from "./distribution.ts";
import type { Book } from "./scenario.ts";

/** F.1B, D.1B: to every Entrenching Attempt on a Desert Board. */
const DESERT_DRM = 2;

/** Where the attempt is made. `broken` and `steppe`: a Desert Board with that Alternate Terrain. */
export type Ground = "desert" | "sand" | "broken" | "steppe" | "otherBoard";

export type Entrenching = {
  /** +2 or 0, and the rule that says so; `book` is the edition's. */
  readonly drm: number;
  readonly rule: Record<Book, string>;
  /** The highest Original DR that succeeds without the desert's DRM, and with it; < 2: none. */
  readonly before: { readonly dr: number; readonly odds: Odds };
  readonly after: { readonly dr: number; readonly odds: Odds };
};

const RULE: Record<Ground, Record<Book, string>> = {
  desert: { asl: "F.1B", sl: "D.1B" },
  // F.1B, our reading: Broken Terrain leaves the +2.
  broken: { asl: "F.1B", sl: "D.1B" },
  otherBoard: { asl: "F.1B", sl: "D.1B" },
  sand: { asl: "D7.421", sl: "D7.421" },
  steppe: { asl: "D13.2", sl: "D13.2" },
};

/**
 * F.1B, D.1B, D7.421, D13.2: the odds of an Entrenching Attempt, without and with the desert's DRM. Another book says
 * that it succeeds on a Final DR of `number` or less; `otherDrm` are its other DRM.
 * @throws RangeError when either is not a whole number
 */
export function entrenching(ground: Ground, number: number, otherDrm: number): Entrenching {
  for (const given of [number, otherDrm]) checkWhole("an Entrenching Attempt", given, -Infinity);
  const drm = ground === "desert" || ground === "broken" ? DESERT_DRM : 0;
  const upTo = (dr: number) => ({ dr, odds: atMost(twoDice, dr) });
  return { drm, rule: RULE[ground], before: upTo(number - otherDrm), after: upTo(number - otherDrm - drm) };
}
