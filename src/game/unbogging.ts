import { atMost, checkWhole, die, type Odds } from "./distribution.ts";

/** It-V27: who assists. Two crews or HS together are our reading. */
export type Helpers = "none" | "squad" | "crewOrHs" | "twoCrewsOrHs";

/** It-V27: what each subtracts from the colored dr. */
const SUBTRACTS: Record<Helpers, number> = { none: 0, squad: 2, crewOrHs: 1, twoCrewsOrHs: 2 };

/**
 * It-V27: the odds that the colored dr of a Fiat 508 MC's unbogging DR is `number` or less, without help and with it.
 * Another book says what that dr does.
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
