import { atMost, type Distribution, die, following, mapValues, type Odds, sumOf } from "./distribution.ts";
import { duneTarget } from "./overlay-dunes.ts";
import { boardResult, densityDrm, kindOf, type OverlayKind, type OverlayTables, overlayIds } from "./overlay-tables.ts";

/** Halves that get overlays, for each row of F12.3-boards. */
const halvesOf = { both: 2, northOrEast: 1, southOrWest: 1, none: 0 } as const;

/** The Overlay Density drm (F12.3), of 6. */
export function densityOdds(tables: OverlayTables): Distribution {
  return mapValues(die, (dr) => densityDrm(tables, dr));
}

/**
 * How many overlays are selected for `boards` boards (F12.3): each has its own dr, all share one Overlay Density.
 * A sand dune that is then not placed (F12.42) is counted. Of 6^boards when the drm is given, of 6^(boards + 1) when not.
 * @throws RangeError when `boards` is not a whole number ≥ 0
 */
export function overlaysOverBoards(tables: OverlayTables, boards: number, drm?: number): Distribution {
  const withDrm = (density: number) =>
    sumOf(
      boards,
      mapValues(die, (dr) => {
        const { result, perHalf } = boardResult(tables, dr + density);
        return halvesOf[result] * perHalf;
      }),
    );
  return drm === undefined ? following(densityOdds(tables), withDrm) : withDrm(drm);
}

/** The kind of the overlay that a selection DR gives (F12.3), of 36: every cell of the table has the same chance. */
export function kindOdds(tables: OverlayTables): Distribution<OverlayKind> {
  const ids = overlayIds(tables);
  return mapValues({ counts: new Map(ids.map((id) => [id, 1n])), total: BigInt(ids.length) }, kindOf);
}

/** F12.42: the odds, of 6, that a sand dune overlay is placed, or a placed one High, when the drms that count add up to `drm`. */
export function placementOdds(drm: number): Odds {
  return atMost(die, duneTarget - drm);
}
