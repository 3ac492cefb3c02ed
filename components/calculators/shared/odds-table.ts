/** The types of the cells and rows of OddsTable.astro, and functions that format cells. */
import { asFraction, asPercent, type Odds } from "../../../src/game/distribution.ts";

/**
 * The content of a cell: one text, or several lines. `small` is small print. A rule id in brackets, "[D7.31]", becomes
 * a link.
 */
export type Cell = string | number | readonly (string | { readonly small: string })[];

/** The header of a column, or a header that spans several columns. `under` has the headers of the spanned columns. */
export type Head = Cell | { readonly text: string; readonly under: readonly string[] };

/** A row, or several rows (`lines`) with one shared row header (`head`). */
export type Row =
  | { readonly head: Cell; readonly cells: readonly Cell[] }
  | { readonly head: Cell; readonly lines: readonly (readonly Cell[])[] };

/** Formats odds as two lines: ["1/6", "16.7%"]. */
export const oddsCell = (odds: Odds): string[] => [asFraction(odds), asPercent(odds, 1)];

/** Formats the lowest Original DR that fails: "≥ 11", "12". If none fails (null), returns the text `never`. */
export const failingDr = (dr: number | null, never: string): string =>
  dr === null ? never : dr === 12 ? "12" : `≥\u00a0${dr}`;
