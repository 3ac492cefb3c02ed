import { distance, type Hex } from "./board-hexes.ts";
import type { OverlayKind } from "./overlay-tables.ts";

/** An overlay as far as its place is known: its "1" and "2" hexes. */
export type Placed = {
  readonly id: string;
  readonly kind: OverlayKind;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
};

/**
 * The IDs of the other overlays that this one overlaps or is adjacent to (F12.33), by their "1" and "2" hexes, the
 * only ones known without the sheet. Two wadis that are adjacent are left out, because `wadisBeside` names them.
 */
export const conflictsOf = (overlay: Placed, others: readonly Placed[]): readonly string[] =>
  others
    .filter((other) => other.id !== overlay.id && separation(overlay, other) < (areWadis(overlay, other) ? 1 : 2))
    .map(({ id }) => id);

/**
 * The IDs of the other wadis that this wadi is adjacent to. It is rerolled unless it is one of its end-hexes that lies
 * so (F12.33), which only the players can see: the sheet alone shows which hexes are end-hexes.
 */
export const wadisBeside = (overlay: Placed, others: readonly Placed[]): readonly string[] =>
  others
    .filter((other) => other.id !== overlay.id && areWadis(overlay, other) && separation(overlay, other) === 1)
    .map(({ id }) => id);

const areWadis = (a: Placed, b: Placed): boolean => a.kind === "W" && b.kind === "W";

/** Hexes between the nearest known hexes of two overlays; Infinity where one of them has none. */
const separation = (a: Placed, b: Placed): number =>
  Math.min(...hexesOf(a).flatMap((one) => hexesOf(b).map((other) => distance(one, other))));

function hexesOf({ hex1, hex2 }: Placed): readonly Hex[] {
  return [hex1, hex2].filter((hex) => hex !== undefined);
}
