import { atMost, type Distribution, die, following, mapValues, type Odds, sumOf } from "./distribution.ts";
import { duneTarget } from "./overlay-dunes.ts";
import { boardResult, densityDrm, kindOf, OVERLAY_IDS, type OverlayKind } from "./overlay-tables.ts";

/** How many halves of a board get overlays, for each result in the table F12.3-boards. */
const halvesOf = { both: 2, northOrEast: 1, southOrWest: 1, none: 0 } as const;

/** Returns the distribution of the Overlay Density drm over the 6 possible drs (F12.3). */
export function densityOdds(): Distribution {
  return mapValues(die, densityDrm);
}

/**
 * Returns the distribution of the total number of overlays on `boards` boards (F12.3). Each board has its own dr, but
 * one Overlay Density drm applies to all boards. `drm`: this drm; if omitted, its dr is part of the distribution. A
 * sand dune counts even if it is not placed later (F12.42).
 * The distribution's total is 6^boards if `drm` is given, else 6^(boards + 1).
 * @throws RangeError when `boards` is not a whole number ≥ 0
 */
export function overlaysOverBoards(boards: number, drm?: number): Distribution {
  const withDrm = (density: number) =>
    sumOf(
      boards,
      mapValues(die, (dr) => {
        const { result, perHalf } = boardResult(dr + density);
        return halvesOf[result] * perHalf;
      }),
    );
  return drm === undefined ? following(densityOdds(), withDrm) : withDrm(drm);
}

/** Returns the distribution of the type of a selected overlay over the 36 cells of the table (F12.3). */
export function kindOdds(): Distribution<OverlayKind> {
  const counts = new Map(OVERLAY_IDS.map((id) => [id, 1n]));
  return mapValues({ counts, total: BigInt(OVERLAY_IDS.length) }, kindOf);
}

/**
 * Returns the odds of a Final dr ≤ 1, which places a sand dune or, on its second dr, makes it High (F12.42). `drm`: the
 * sum of the drms.
 */
export function placementOdds(drm: number): Odds {
  return atMost(die, duneTarget - drm);
}
