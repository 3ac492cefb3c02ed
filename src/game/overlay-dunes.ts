import type { Half } from "./board-hexes.ts";
import { areHalvesAdjacent, type HalfBoard } from "./overlay-layout.ts";

/** A modifier and what it comes from: the Overlay Density, or an overlay on the same, an adjacent or another half. */
export type Drm = {
  readonly drm: number;
  readonly because: "density" | "sameHalf" | "adjacentHalf" | "elsewhere";
  readonly overlay?: string;
};

/** The Final dr, or less, that places a sand dune overlay, and that then makes it a High Dune (F12.42). */
export const duneTarget = 1;

/** The drm of an overlay far from the half-board rolled for, and of one on it or adjacent to it (F12.42). */
const farDrm = -1;
const nearDrm = -2;

/** A half-board by its names. */
type Place = { readonly board: number; readonly half?: Half };

/**
 * The modifiers of a dune's dr (F12.42), a line for each of the overlays that count: sand and dunes when it is placed,
 * High Dunes when its type is rolled. `cells`: the layout's half-boards; `here`: the one rolled for.
 */
export function duneDrms(
  cells: readonly HalfBoard[],
  here: Place,
  counting: readonly (Place & { readonly id: string })[],
): readonly Drm[] {
  const cellOf = ({ board, half }: Place) => cells.find((cell) => cell.board === board && cell.half === half);
  const cell = cellOf(here);
  return counting.map((overlay) => {
    const other = cellOf(overlay);
    const adjacent = cell && other && areHalvesAdjacent(cell, other);
    const because = cell === other ? "sameHalf" : adjacent ? "adjacentHalf" : "elsewhere";
    return { drm: because === "elsewhere" ? farDrm : nearDrm, because, overlay: overlay.id };
  });
}
