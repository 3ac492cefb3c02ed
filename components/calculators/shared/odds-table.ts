/** What a table of ready answers holds, for OddsTable.astro. */
import { asFraction, asPercent, type Odds } from "../../../src/game/distribution.ts";

/** A text, or lines below one another, some of them in small print. A rule's id in brackets becomes a link: "[D7.31]". */
export type Cell = string | number | readonly (string | { readonly small: string })[];

/** The head of a column, or of the columns whose heads stand `under` it. */
export type Head = Cell | { readonly text: string; readonly under: readonly string[] };

/** A row, or all the `lines` that share one head. */
export type Row =
  | { readonly head: Cell; readonly cells: readonly Cell[] }
  | { readonly head: Cell; readonly lines: readonly (readonly Cell[])[] };

/** Returns the odds as a fraction and, below it, as a percentage with one digit. */
export const oddsCell = (odds: Odds): string[] => [asFraction(odds), asPercent(odds, 1)];

/** Returns "≥ 11" for a check that fails on an Original DR of 11 or more; `never` where it is null, since none fails. */
export const failingDr = (dr: number | null, never: string): string =>
  dr === null ? never : dr === 12 ? "12" : `≥ ${dr}`;
