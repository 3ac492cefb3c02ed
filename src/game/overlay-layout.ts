import { type Half, type Hex, hexesAcross, hexrowCount, position, rangeOfOffset } from "./board-hexes.ts";

/** The directions in which North can be on the map. The boards lie with their long sides horizontal. */
export const NORTHS = ["up", "right", "down", "left"] as const;
export type North = (typeof NORTHS)[number];

/**
 * A board in play. `number`: 0 for a gap as long as a board, or for a board that is not a desert board. `turned`:
 * rotated by 180°, so that hexrow A is at the right. `e1`: with Overlay E1 (F12.5).
 */
export type Board = { readonly number: number; readonly turned: boolean; readonly e1: boolean };

/** A row of boards, end to end, from left to right. A `shifted` row starts half a board further right. */
export type BoardRow = { readonly shifted: boolean; readonly boards: readonly Board[] };

/** The set-up of the boards, rows from top to bottom. */
export type Layout = { readonly rows: readonly BoardRow[]; readonly north: North };

/** An error in the text of a layout, at the character index `at`. */
export type LayoutError = { readonly code: LayoutErrorCode; readonly at: number };
export type LayoutErrorCode = "noBoards" | "badBoard" | "unknownBoard" | "duplicateBoard" | "e1NotOn25";

/**
 * A half-board and its place in the layout. `column` counts half-boards and `row` counts boards, from 0 at the upper
 * left.
 */
export type HalfBoard = { readonly board: number; readonly half: Half; readonly column: number; readonly row: number };

/** The notation for a gap, or for a board that is not a desert board, in place of a board number. */
export const OTHER = "x";
/**
 * The first and final number of the desert boards. Overlay E1 is used only on board 25 (F12.5). Boards 26–31 get random
 * overlays (F12.3).
 */
const firstBoard = 25;
const lastBoard = 31;

/**
 * Parses a layout: "26-x-27t_h28". Rows are separated by "_", boards of a row by "-". "t" after a board: turned; "e"
 * after 25: with Overlay E1; "h" before a row: shifted by half a board; "x": a gap as long as a board, or a board that
 * is not a desert board. Case-insensitive. Parsing stops at the first error; `layout` then has the boards before the
 * error.
 */
export function parseLayout(notation: string, north: North = "up"): { layout: Layout; error?: LayoutError } {
  const rows: BoardRow[] = [];
  const seen = new Set<number>();
  let at = 0;
  const stop = (code: LayoutErrorCode) => ({ layout: { rows, north }, error: { code, at } });
  if (notation === "") return stop("noBoards");
  for (const rowText of notation.toLowerCase().split("_")) {
    const shifted = rowText.startsWith("h");
    const boards: Board[] = [];
    if (shifted) at++;
    for (const text of rowText.slice(Number(shifted)).split("-")) {
      const m = text === OTHER ? ["", "0"] : /^(\d+)(t?e?|et)$/.exec(text);
      if (!m) return stop("badBoard");
      const number = Number(m[1]);
      const board = { number, turned: text.includes("t"), e1: text.includes("e") };
      if (text !== OTHER && (number < firstBoard || number > lastBoard)) return stop("unknownBoard");
      if (number && seen.has(number)) return stop("duplicateBoard");
      if (board.e1 && number !== firstBoard) return stop("e1NotOn25");
      if (boards.push(board) === 1) rows.push({ shifted, boards });
      seen.add(number);
      at += text.length + 1;
    }
  }
  return { layout: { rows, north } };
}

/** Formats a layout in the notation of `parseLayout`, without North; "" for no boards. */
export function formatLayout({ rows }: Layout): string {
  const one = (b: Board) => `${b.number || OTHER}${b.turned ? "t" : ""}${b.e1 ? "e" : ""}`;
  return rows.map((row) => (row.shifted ? "h" : "") + row.boards.map(one).join("-")).join("_");
}

/**
 * Returns the boards that get random overlays, row by row from the left: 26–31, and 25 if it has Overlay E1 (F12.3).
 */
export function boardsWithOverlays({ rows }: Layout): readonly Board[] {
  return rows.flatMap((row) => row.boards).filter(({ number, e1 }) => number > firstBoard || e1);
}

/**
 * Returns every half-board of the layout, row by row from the left, including those of gaps and of boards without
 * random overlays.
 */
export function halfBoards({ rows }: Layout): readonly HalfBoard[] {
  return rows.flatMap(({ shifted, boards }, row) =>
    boards.flatMap(({ number, turned }, i) => {
      const column = 2 * i + Number(shifted);
      return [
        { board: number, half: turned ? "GG" : "A", column, row } as const,
        { board: number, half: turned ? "A" : "GG", column: column + 1, row } as const,
      ];
    }),
  );
}

/**
 * Returns the range in hexes between two hexes, across boards. The range is 0 for the same hex, and for two half-hexes
 * that form one hex where boards meet; Infinity if either board is not in play.
 */
export function distanceIn({ rows }: Layout, a: Hex, b: Hex): number {
  const place = (hex: Hex): readonly [column: number, down: number] | undefined => {
    for (const [row, { shifted, boards }] of rows.entries()) {
      const at = boards.findIndex(({ number }) => number === hex.board);
      if (at < 0) continue;
      const [column, down] = position(hex);
      const long = hexrowCount - 1;
      const left = long * (at + Number(shifted) / 2);
      const top = 2 * hexesAcross * row;
      return boards[at]!.turned ? [left + long - column, top + 2 * hexesAcross - down] : [left + column, top + down];
    }
    return undefined;
  };
  const [from, to] = [place(a), place(b)];
  return from && to ? rangeOfOffset(from[0] - to[0], from[1] - to[1]) : Number.POSITIVE_INFINITY;
}

/** Returns whether two different half-boards are adjacent, by side or by corner (F12.42). */
export function areHalvesAdjacent(a: HalfBoard, b: HalfBoard): boolean {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) === 1;
}

/**
 * Returns the easternmost half of a board if North is up or down, else the northernmost half (F12.3). If North is up or
 * down, the board's long axis runs from west to east.
 */
export function northOrEastHalf(board: Board, north: North): Half {
  const isRight = north === "up" || north === "right";
  return isRight === board.turned ? "A" : "GG";
}

/** Returns the other half of the board. */
export function otherHalf(half: Half): Half {
  return half === "A" ? "GG" : "A";
}
