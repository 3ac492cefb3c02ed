import { atMost, checkWhole, die, type Odds } from "./distribution.ts";

/** The units that assist (It-V27). Two crews or HS together are our reading. */
export type Helpers = "none" | "squad" | "crewOrHs" | "twoCrewsOrHs";

/** It-V27: the amount that each subtracts from the colored dr. */
const SUBTRACTS: Record<Helpers, number> = { none: 0, squad: 2, crewOrHs: 1, twoCrewsOrHs: 2 };

/**
 * Returns the odds that the colored dr of a Fiat 508 MC's unbogging DR is `number` or less, without and with help (It-V27). The
 * effect of that dr is in another book.
 * @throws RangeError when the number is not a whole one
 */
export function coloredUnbogDr(
  helpers: Helpers,
  number: number,
): { readonly drm: number; readonly alone: Odds; readonly helped: Odds } {
  checkWhole("the colored dr", number, -Infinity);
  const drm = -SUBTRACTS[helpers];
  return { drm, alone: atMost(die, number), helped: atMost(die, number - drm) };
}
