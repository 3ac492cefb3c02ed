import { atMost, type Distribution, die, following, mapValues, type Odds, sumOf } from "./distribution.ts";
import { duneTarget } from "./overlay-dunes.ts";
import { boardResult, densityDrm, kindOf, OVERLAY_IDS, type OverlayKind } from "./overlay-tables.ts";

/** The number of halves of a board that get overlays, for each row of the table F12.3-boards. */
const halvesOf = { both: 2, northOrEast: 1, southOrWest: 1, none: 0 } as const;

/** Returns the distribution of the Overlay Density drm (F12.3). The total is 6. */
export function densityOdds(): Distribution {
  return mapValues(die, densityDrm);
}

/**
 * Returns the distribution of the number of overlays selected for `boards` boards (F12.3). Each board has its own dr;
 * all boards share one Overlay Density drm. If `drm` is undefined, the dr for this drm is part of the distribution. A
 * sand dune is counted even if its dr does not place it (F12.42). The total is 6^boards if `drm` is defined, else
 * 6^(boards + 1).
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

/**
 * Returns the distribution of the kind of a selected overlay (F12.3). The total is 36, because every cell of the table
 * is equally likely.
 */
export function kindOdds(): Distribution<OverlayKind> {
  const counts = new Map(OVERLAY_IDS.map((id) => [id, 1n]));
  return mapValues({ counts, total: BigInt(OVERLAY_IDS.length) }, kindOf);
}

/**
 * Returns the odds that a selected sand dune is placed, or that a placed sand dune is High (F12.42). The total is 6.
 * `drm`: the sum of the drms.
 */
export function placementOdds(drm: number): Odds {
  return atMost(die, duneTarget - drm);
}
