import { atMost, type Distribution, die, following, mapValues, type Odds, sumOf } from "./distribution.ts";
import { duneTarget } from "./overlay-dunes.ts";
import { boardResult, densityDrm, kindOf, OVERLAY_IDS, type OverlayKind } from "./overlay-tables.ts";

/** Halves that get overlays, for each row of F12.3-boards. */
const halvesOf = { both: 2, northOrEast: 1, southOrWest: 1, none: 0 } as const;

/** The Overlay Density drm (F12.3), of 6. */
export function densityOdds(): Distribution {
  return mapValues(die, densityDrm);
}

/**
 * How many overlays are selected for `boards` boards (F12.3): each has its own dr, all share one Overlay Density.
 * A sand dune that is then not placed (F12.42) is counted. Of 6^boards when the drm is given, of 6^(boards + 1) when not.
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

/** The kind of the overlay that a selection DR gives (F12.3), of 36: every cell of the table has the same chance. */
export function kindOdds(): Distribution<OverlayKind> {
  const counts = new Map(OVERLAY_IDS.map((id) => [id, 1n]));
  return mapValues({ counts, total: BigInt(OVERLAY_IDS.length) }, kindOf);
}

/** F12.42: the odds, of 6, that a sand dune overlay is placed, or a placed one High, when the drms that count add up to `drm`. */
export function placementOdds(drm: number): Odds {
  return atMost(die, duneTarget - drm);
}
