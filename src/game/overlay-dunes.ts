import type { Half } from "./board-hexes.ts";
import { areHalvesAdjacent, type HalfBoard } from "./overlay-layout.ts";

/**
 * A drm and the reason for it. `density`: the Overlay Density. `sameHalf`, `adjacentHalf` (by a side), `diagonalHalf`
 * (by a corner), `elsewhere`: where `overlay` is, relative to the half-board of the roll. `failedDune`: `overlay` is a
 * Sand Dune that was selected but not placed.
 */
export type Drm = {
  readonly drm: number;
  readonly because: "density" | "sameHalf" | "adjacentHalf" | "diagonalHalf" | "elsewhere" | "failedDune";
  readonly overlay?: string;
};

/**
 * The highest Final dr at which a sand dune overlay is placed. If the next roll also has this Final dr or less, the
 * dune is High (F12.42).
 */
export const duneTarget = 1;

/** The drm for an overlay beyond the half-board of the roll and the adjacent half-boards (F12.42). */
const farDrm = -1;
/** The drm for an overlay on the half-board of the roll or on an adjacent half-board (F12.42). */
const nearDrm = -2;

/** The half-board of a roll or of an overlay. */
type Place = { readonly board: number; readonly half?: Half };

/**
 * Returns the drm that each overlay in `counting` gives to a dune's dr (F12.42). `cells`: the half-boards of the
 * layout. `here`: the half-board of the roll. `counting`: for the placement dr, the sand and dune overlays; for the
 * type dr, the High Dunes.
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
 * Returns the drm that each Sand Dune in `failed` gives to a dune's placement dr. These Sand Dunes were selected but
 * not placed. The players may agree that they count (F12.42). They are on no half-board, so they have the drm of a
 * distant overlay.
 */
export const failedDuneDrms = (failed: readonly string[]): readonly Drm[] =>
  failed.map((overlay) => ({ drm: farDrm, because: "failedDune", overlay }));

function nearness(a: HalfBoard, b: HalfBoard) {
  if (!areHalvesAdjacent(a, b)) return "elsewhere";
  return a.column === b.column || a.row === b.row ? "adjacentHalf" : "diagonalHalf";
}
