import type { TableRow } from "../schemas/table.ts";
import type { Half } from "./board-hexes.ts";
import { rowFor } from "./table.ts";

/** Rows of the printed tables F12.3-density, F12.3-boards, F12.3-overlays and F12.31-hexrows. */
export type OverlayTables = Readonly<Record<"density" | "boards" | "overlays" | "hexrows", readonly TableRow[]>>;

/** What an overlay's ID begins with: wadi, sand, hillock, deir, sand dune, other (X2–X5). */
export type OverlayKind = "W" | "S" | "H" | "D" | "SD" | "X";

/** Which half-boards get overlays: the names of the rows of F12.3-boards. */
export type BoardResult = "both" | "northOrEast" | "southOrWest" | "none";

/** The dice of a wdr column of F12.3-overlays. */
const faces = [1, 2, 3, 4, 5, 6];

/**
 * The Overlay Density drm that a dr gives (F12.3).
 * @throws RangeError when the table holds no such dr
 */
export function densityDrm({ density }: OverlayTables, dr: number): number {
  return Number(rowFor(density, "dr", dr).drm);
}

/**
 * Which halves of a board get overlays, and how many each, by the board's Final dr (F12.3).
 * @throws RangeError when the table holds no such Final dr
 */
export function boardResult({ boards }: OverlayTables, finalDr: number): { result: BoardResult; perHalf: number } {
  const row = rowFor(boards, "finalDr", finalDr);
  return { result: row.name as BoardResult, perHalf: Number(row.perHalf) };
}

/**
 * The ID of the overlay that a selection DR names (F12.3), without its footnote mark.
 * @throws RangeError when the table holds no such cdr
 */
export function overlayAt({ overlays }: OverlayTables, cdr: number, wdr: number): string {
  return String(rowFor(overlays, "cdr", cdr)[`wdr${wdr}`]).replace(/[*†]+$/, "");
}

/**
 * The hexrow of the overlay's "1" hex in its half of the board, by the sum of the DR (F12.31).
 * @throws RangeError when the table holds no such DR
 */
export function hexrowFor({ hexrows }: OverlayTables, half: Half, sum: number): string {
  return String(rowFor(hexrows, "dr", sum)[`near${half}`]);
}

/** The IDs of every overlay that can be selected (F12.3), in the order of the table. */
export function overlayIds(tables: OverlayTables): readonly string[] {
  return tables.overlays.flatMap((row) => faces.map((wdr) => overlayAt(tables, Number(row.cdr), wdr)));
}

/** An overlay's kind: its ID without the number. */
export function kindOf(id: string): OverlayKind {
  return id.replace(/\d+$/, "") as OverlayKind;
}
