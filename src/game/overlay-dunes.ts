import type { Half } from "./board-hexes.ts";
import { areHalvesAdjacent, type HalfBoard } from "./overlay-layout.ts";

/**
 * A drm and its cause. `density`: the Overlay Density. `sameHalf`, `adjacentHalf` (by a side), `diagonalHalf` (by a
 * corner), `elsewhere`: the place of `overlay` relative to the half-board of the roll. `failedDune`: `overlay` is a
 * Sand Dune that was selected but not placed.
 */
export type Drm = {
  readonly drm: number;
  readonly because: "density" | "sameHalf" | "adjacentHalf" | "diagonalHalf" | "elsewhere" | "failedDune";
  readonly overlay?: string;
};

/**
 * The highest Final dr with which a sand dune overlay is placed. With the same Final dr or less on the next roll, the
 * dune is High (F12.42).
 */
export const duneTarget = 1;

/** The drm for an overlay neither on the half-board of the roll nor on an adjacent half-board (F12.42). */
const farDrm = -1;
/** The drm for an overlay on the half-board of the roll or on an adjacent half-board (F12.42). */
const nearDrm = -2;

/** The half-board of a roll or of an overlay. */
type Place = { readonly board: number; readonly half?: Half };

/**
 * Returns the modifiers of a dune's dr, one for each overlay in `counting` (F12.42). `cells`: the half-boards of the
 * layout; `here`: the half-board of the roll; `counting`: the sand and dune overlays for the placement dr, the High
 * Dunes for the type dr.
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

/**
 * Returns the modifiers of a dune's placement dr for the Sand Dunes in `failed`, which were selected but not placed.
 * The players may agree that such Sand Dunes count as selected (F12.42). A Sand Dune that is not placed is on no
 * half-board, so its drm is the drm of a distant overlay.
 */
export const failedDuneDrms = (failed: readonly string[]): readonly Drm[] =>
  failed.map((overlay) => ({ drm: farDrm, because: "failedDune", overlay }));

function nearness(a: HalfBoard, b: HalfBoard) {
  if (!areHalvesAdjacent(a, b)) return "elsewhere";
  return a.column === b.column || a.row === b.row ? "adjacentHalf" : "diagonalHalf";
}
