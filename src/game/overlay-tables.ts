import BOARDS from "../tables/F12.3-boards.ts";
import DENSITY from "../tables/F12.3-density.ts";
import OVERLAYS from "../tables/F12.3-overlays.ts";
import HEXROWS from "../tables/F12.31-hexrows.ts";
import type { Half } from "./board-hexes.ts";
import { rowFor } from "./table.ts";

/** The type of an overlay, from its ID: wadi, sand, hillock, deir, sand dune, or other (X2–X5). */
export type OverlayKind = "W" | "S" | "H" | "D" | "SD" | "X";

/** The result of a board's roll: which halves of the board get overlays. */
export type BoardResult = (typeof BOARDS)[number]["name"];

/** The columns of the table F12.3-overlays, one for each wdr. */
const WDR = ["wdr1", "wdr2", "wdr3", "wdr4", "wdr5", "wdr6"] as const;

/**
 * Returns the Overlay Density drm for a dr (F12.3).
 * @throws RangeError if the table has no such dr
 */
export function densityDrm(dr: number): number {
  return rowFor(DENSITY, "dr", dr).drm;
}

/**
 * Returns which halves of a board get overlays, and how many per half, for the board's Final dr (F12.3).
 * @throws RangeError if the table has no such Final dr
 */
export function boardResult(finalDr: number): { result: BoardResult; perHalf: number } {
  const { name, perHalf } = rowFor(BOARDS, "finalDr", finalDr);
  return { result: name, perHalf };
}

/**
 * Returns the ID of the overlay for a selection DR (F12.3).
 * @throws RangeError if the table has no such cdr or wdr
 */
export function overlayAt(cdr: number, wdr: number): string {
  const column = WDR[wdr - 1];
  if (!column) throw new RangeError(`not a wdr: ${wdr}`);
  return rowFor(OVERLAYS, "cdr", cdr)[column];
}

/**
 * Returns the hexrow of an overlay's "1" hex (F12.31), such as "Y" for a DR of 7 in half GG. `sum`: the sum of the DR.
 * @throws RangeError if the table has no such DR
 */
export function hexrowFor(half: Half, sum: number): string {
  return rowFor(HEXROWS, "dr", sum)[`near${half}`];
}

/** The IDs of all overlays that can be selected (F12.3), in the order of the table. */
export const OVERLAY_IDS: readonly string[] = OVERLAYS.flatMap((row) => WDR.map((column) => row[column]));

/** Returns the type of an overlay: "SD" for "SD3". */
export function kindOf(id: string): OverlayKind {
  return id.replace(/\d+$/, "") as OverlayKind;
}
