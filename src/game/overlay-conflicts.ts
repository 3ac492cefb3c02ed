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
 * only ones known without the sheet. Wadis may be adjacent to each other, not overlap.
 */
export function conflictsOf(overlay: Placed, others: readonly Placed[]): readonly string[] {
  return others
    .filter((other) => {
      const allowed = overlay.kind === "W" && other.kind === "W" ? 1 : 2;
      return (
        other.id !== overlay.id && hexesOf(overlay).some((a) => hexesOf(other).some((b) => distance(a, b) < allowed))
      );
    })
    .map((other) => other.id);
}

function hexesOf({ hex1, hex2 }: Placed): readonly Hex[] {
  return [hex1, hex2].filter((hex) => hex !== undefined);
}
