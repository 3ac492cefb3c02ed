import { distance, type Hex } from "./board-hexes.ts";
import type { OverlayKind } from "./overlay-tables.ts";

/** An overlay with its "1" and "2" hexes. A hex is undefined if it is not yet known or the overlay does not have it. */
export type Placed = {
  readonly id: string;
  readonly kind: OverlayKind;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
};

/**
 * Returns the IDs of the other overlays that this overlay overlaps or is adjacent to (F12.33). Compares only "1" and
 * "2" hexes, because only the printed overlay shows its other hexes. Wadis that are only adjacent are left out here and
 * returned by `wadisBeside`.
 */
export const conflictsOf = (overlay: Placed, others: readonly Placed[]): readonly string[] =>
  others
    .filter((other) => other.id !== overlay.id && separation(overlay, other) < (areWadis(overlay, other) ? 1 : 2))
    .map(({ id }) => id);

/**
 * Returns the IDs of the wadis adjacent to this wadi. The wadi is rerolled unless the adjacent hex is one of its
 * end-hexes (F12.33). Only the players know the end-hexes, from the printed overlay.
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
