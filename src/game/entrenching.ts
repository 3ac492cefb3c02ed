import { atMost, checkWhole, type Odds, twoDice } from "./distribution.ts";
import type { Book } from "./scenario.ts";

/** F.1B, D.1B: the DRM to every Entrenching Attempt on a Desert Board. */
const DESERT_DRM = 2;

/** The ground of an Entrenching Attempt. `broken` and `steppe`: a Desert Board with that Alternate Terrain. */
export type Ground = "desert" | "sand" | "broken" | "steppe" | "otherBoard";

/** The odds of an Entrenching Attempt. */
export type Entrenching = {
  /** The DRM of the desert rules: +2 or 0. */
  readonly drm: number;
  /** The rule of each book that gives the DRM, or that states that there is none. */
  readonly rule: Record<Book, string>;
  /** Without the DRM of the desert rules: the highest Original DR that succeeds (< 2 if none does), and the odds. */
  readonly before: { readonly dr: number; readonly odds: Odds };
  /** With the DRM of the desert rules: the highest Original DR that succeeds (< 2 if none does), and the odds. */
  readonly after: { readonly dr: number; readonly odds: Odds };
};

const RULE: Record<Ground, Record<Book, string>> = {
  desert: { asl: "F.1B", sl: "D.1B" },
  // The +2 applies in Broken Terrain too, by our reading of F.1B.
  broken: { asl: "F.1B", sl: "D.1B" },
  otherBoard: { asl: "F.1B", sl: "D.1B" },
  sand: { asl: "D7.421", sl: "D7.421" },
  steppe: { asl: "D13.2", sl: "D13.2" },
};

/**
 * Returns the odds of an Entrenching Attempt without and with the DRM of the desert rules (F.1B, D.1B, D7.421, D13.2).
 * `number`: the highest Final DR that succeeds; `otherDrm`: the sum of all other DRM. The player enters both, because
 * they are in the general rules, which this site does not have.
 * @throws RangeError when `number` or `otherDrm` is not a whole number
 */
export function entrenching(ground: Ground, number: number, otherDrm: number): Entrenching {
  for (const given of [number, otherDrm]) checkWhole("an Entrenching Attempt", given, -Infinity);
  const drm = ground === "desert" || ground === "broken" ? DESERT_DRM : 0;
  const upTo = (dr: number) => ({ dr, odds: atMost(twoDice, dr) });
  return { drm, rule: RULE[ground], before: upTo(number - otherDrm), after: upTo(number - otherDrm - drm) };
}
