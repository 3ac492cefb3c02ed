import type { Half } from "./board-hexes.ts";
import { areHalvesAdjacent, type HalfBoard } from "./overlay-layout.ts";

/**
 * A modifier and what it comes from: the Overlay Density, or an overlay on the same half-board, one adjacent to it at a
 * side or at a corner, or elsewhere.
 */
export type Drm = {
  readonly drm: number;
  readonly because: "density" | "sameHalf" | "adjacentHalf" | "diagonalHalf" | "elsewhere";
  readonly overlay?: string;
};

/** The Final dr, or less, that places a sand dune overlay, and that then makes it a High Dune (F12.42). */
export const duneTarget = 1;

/** The drm of an overlay far from the half-board rolled for, and of one on it or adjacent to it (F12.42). */
const farDrm = -1;
const nearDrm = -2;

/** A half-board by its board and half. */
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
    const because = cell === other ? "sameHalf" : cell && other ? nearness(cell, other) : "elsewhere";
    return { drm: because === "elsewhere" ? farDrm : nearDrm, because, overlay: overlay.id };
  });
}

function nearness(a: HalfBoard, b: HalfBoard) {
  if (!areHalvesAdjacent(a, b)) return "elsewhere";
  return a.column === b.column || a.row === b.row ? "adjacentHalf" : "diagonalHalf";
}
