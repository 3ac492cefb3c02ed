/** The types of the cells and rows of OddsTable.astro, and texts of cells. */
import { asFraction, asPercent, type Odds } from "../../../src/game/distribution.ts";

/**
 * The content of a cell: a text, or several lines (some in small print). A rule id in brackets becomes a link:
 * "[D7.31]".
 */
export type Cell = string | number | readonly (string | { readonly small: string })[];

/** The header of a column, or a header above several columns, whose own headers are in `under`. */
export type Head = Cell | { readonly text: string; readonly under: readonly string[] };

/** A row, or several rows (`lines`) that share one row header (`head`). */
export type Row =
  | { readonly head: Cell; readonly cells: readonly Cell[] }
  | { readonly head: Cell; readonly lines: readonly (readonly Cell[])[] };

/** Formats odds as two lines: a fraction, and a percentage with one decimal. */
export const oddsCell = (odds: Odds): string[] => [asFraction(odds), asPercent(odds, 1)];

/** Formats the lowest Original DR that fails: "≥ 11", "12". Returns `never` for null. */
export const failingDr = (dr: number | null, never: string): string =>
  dr === null ? never : dr === 12 ? "12" : `≥\u00a0${dr}`;
