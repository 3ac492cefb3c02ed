/** The cells and rows of a table of answers, for OddsTable.astro. */
import { asFraction, asPercent, type Odds } from "../../../src/game/distribution.ts";

/** A text, or several lines, some in small print. A rule's id in brackets becomes a link: "[D7.31]". */
export type Cell = string | number | readonly (string | { readonly small: string })[];

/** The head of a column, or of several columns with heads `under` it. */
export type Head = Cell | { readonly text: string; readonly under: readonly string[] };

/** A row, or several `lines` with one head. */
export type Row =
  | { readonly head: Cell; readonly cells: readonly Cell[] }
  | { readonly head: Cell; readonly lines: readonly (readonly Cell[])[] };

/** The odds as a fraction and, on the next line, a percentage with one decimal. */
export const oddsCell = (odds: Odds): string[] => [asFraction(odds), asPercent(odds, 1)];

/** "≥ 11" for a check that fails on an Original DR of 11 or more; `never` for null. */
export const failingDr = (dr: number | null, never: string): string =>
  dr === null ? never : dr === 12 ? "12" : `≥ ${dr}`;
