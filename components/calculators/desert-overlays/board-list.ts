/** Converts the layout of the boards to a list and back. Adds, removes and moves boards of the list. */
import { type Board, type Layout, OTHER } from "../../../src/game/overlay-layout.ts";

/** The desert boards. Other boards get no overlays. */
export const BOARDS = [25, 26, 27, 28, 29, 30, 31];

/** A board of the list, with its position relative to the previous board. */
export interface ListedBoard extends Board {
  /** Whether the board is the first of a row. */
  newRow: boolean;
  shifted: boolean;
  /** The number of gaps and non-desert boards directly before this board in its row. */
  gap: number;
}

/** Returns the desert boards of a layout, row by row from the left. */
export const listOf = ({ rows }: Layout): ListedBoard[] =>
  rows.flatMap(({ shifted, boards }) => {
    const own = boards.map((board, i) => ({ board, at: i })).filter(({ board }) => board.number);
    return own.map(({ board, at }, i) => ({
      ...board,
      newRow: !i,
      shifted: !i && shifted,
      gap: at - (own[i - 1]?.at ?? -1) - 1,
    }));
  });

/** Serializes a list for `parseLayout`: "26-27t_h28". */
export const writeList = (list: readonly ListedBoard[]): string =>
  list
    .map(({ number, turned, e1, newRow, shifted, gap }, i) => {
      const starts = !i || newRow;
      const joint = !i ? "" : starts ? "_" : "-";
      return `${joint}${starts && shifted ? "h" : ""}${`${OTHER}-`.repeat(gap)}${number}${turned ? "t" : ""}${e1 ? "e" : ""}`;
    })
    .join("");

/**
 * Adds a board at the end, or removes it if it is in the list. If the first board of a row is removed, the next board
 * becomes the first of the row.
 */
export function withToggled(list: readonly ListedBoard[], number: number): ListedBoard[] {
  const at = list.findIndex((board) => board.number === number);
  if (at < 0) return [...list, { number, turned: false, e1: false, newRow: false, shifted: false, gap: 0 }];
  const { newRow, shifted } = list[at]!;
  return list
    .map((board, i) => (i === at + 1 && newRow && !board.newRow ? { ...board, newRow, shifted } : board))
    .filter((_, i) => i !== at);
}

/** Swaps a board with the previous board. Rows and gaps stay as they are. */
export const withMovedUp = (list: readonly ListedBoard[], at: number): ListedBoard[] =>
  list.map((board, i) => {
    const other = list[i === at ? i - 1 : i === at - 1 ? at : i]!;
    return { ...board, number: other.number, turned: other.turned, e1: other.e1 };
  });
