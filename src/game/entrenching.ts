import { atMost, checkWhole, type Odds, twoDice } from "./distribution.ts";
import type { Book } from "./scenario.ts";

/** F.1B, D.1B: the DRM to every Entrenching Attempt on a Desert Board. */
const DESERT_DRM = 2;

/** The ground of an Entrenching Attempt. `broken`, `steppe`: Broken or Steppe Terrain on a Desert Board. */
export type Ground = "desert" | "sand" | "broken" | "steppe" | "otherBoard";

/** The odds of an Entrenching Attempt, without and with the DRM of the desert rules. */
export type Entrenching = {
  /** The DRM of the desert rules: +2 or 0. */
  readonly drm: number;
  /** In each book, the rule that gives the DRM or says that there is none. */
  readonly rule: Record<Book, string>;
  /** Without the desert DRM: the highest Original DR that succeeds (below 2 if none does), and the odds of success. */
  readonly before: { readonly dr: number; readonly odds: Odds };
  /** With the desert DRM: the highest Original DR that succeeds (below 2 if none does), and the odds of success. */
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
 * Returns the odds of an Entrenching Attempt without and with the desert DRM (F.1B, D.1B, D7.421, D13.2). `number`: the
 * highest Final DR that succeeds; `otherDrm`: the sum of all other DRM. The player enters both, because this site does
 * not have the general rules.
 * @throws RangeError when `number` or `otherDrm` is not a whole number
 */
export function entrenching(ground: Ground, number: number, otherDrm: number): Entrenching {
  for (const given of [number, otherDrm]) checkWhole("an Entrenching Attempt", given, -Infinity);
  const drm = ground === "desert" || ground === "broken" ? DESERT_DRM : 0;
  const upTo = (dr: number) => ({ dr, odds: atMost(twoDice, dr) });
  return { drm, rule: RULE[ground], before: upTo(number - otherDrm), after: upTo(number - otherDrm - drm) };
}
