import { atMost, checkWhole, die, type Odds } from "./distribution.ts";

/** The units that help a Fiat 508 MC to unbog (It-V27). By our reading, two crews or HS may help together. */
export type Helpers = "none" | "squad" | "crewOrHs" | "twoCrewsOrHs";

/** It-V27: the number that the helpers subtract from the colored dr. */
const SUBTRACTS: Record<Helpers, number> = { none: 0, squad: 2, crewOrHs: 1, twoCrewsOrHs: 2 };

/**
 * Returns the odds that the colored dr of a Fiat 508 MC's unbogging DR is `number` or less. `alone`: without help.
 * `helped`: with help (It-V27). The effect of the colored dr is in the general rules, which this site does not have.
 * @throws RangeError when `number` is not a whole number
 */
export function coloredUnbogDr(
  helpers: Helpers,
  number: number,
): { readonly drm: number; readonly alone: Odds; readonly helped: Odds } {
  checkWhole("the colored dr", number, -Infinity);
  const drm = -SUBTRACTS[helpers];
  return { drm, alone: atMost(die, number), helped: atMost(die, number - drm) };
}
