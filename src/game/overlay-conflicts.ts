import { distance, type Hex } from "./board-hexes.ts";
import type { OverlayKind } from "./overlay-tables.ts";

/**
 * An overlay and the positions of its "1" and "2" hexes. A position is undefined if it is not yet known, or if the
 * overlay has no such hex.
 */
export type Placed = {
  readonly id: string;
  readonly kind: OverlayKind;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
};

/**
 * Returns the IDs of the overlays that this overlay overlaps or is adjacent to (F12.33). Compares only "1" and "2"
 * hexes, because the positions of other hexes are not known. Omits wadis that are only adjacent to a wadi; see
 * `wadisBeside`.
 */
export const conflictsOf = (overlay: Placed, others: readonly Placed[]): readonly string[] =>
  others
    .filter((other) => other.id !== overlay.id && separation(overlay, other) < (areWadis(overlay, other) ? 1 : 2))
    .map(({ id }) => id);

/**
 * Returns the IDs of the wadis adjacent to this wadi. Only their end-hexes may be adjacent (F12.33). The players must
 * check this, because only the printed overlay shows which hexes are end-hexes.
 */
export const wadisBeside = (overlay: Placed, others: readonly Placed[]): readonly string[] =>
  others
    .filter((other) => other.id !== overlay.id && areWadis(overlay, other) && separation(overlay, other) === 1)
    .map(({ id }) => id);

const areWadis = (a: Placed, b: Placed): boolean => a.kind === "W" && b.kind === "W";

/** Returns the range between the nearest known hexes of two overlays; Infinity if either overlay has no known hex. */
const separation = (a: Placed, b: Placed): number =>
  Math.min(...hexesOf(a).flatMap((one) => hexesOf(b).map((other) => distance(one, other))));

function hexesOf({ hex1, hex2 }: Placed): readonly Hex[] {
  return [hex1, hex2].filter((hex) => hex !== undefined);
}
