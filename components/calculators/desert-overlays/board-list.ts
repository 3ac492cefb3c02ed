/** The boards of a set-up as one list, in which each is chosen, turned and moved. */
import { type Board, type Layout, OTHER } from "../../../src/game/overlay-layout.ts";

/** The desert boards, which alone get overlays. */
export const BOARDS = [25, 26, 27, 28, 29, 30, 31];

/** A board, and how it follows the one before it. */
export interface Listed extends Board {
  /** Whether it starts a row, and whether that row is shifted by half a board. */
  newRow: boolean;
  shifted: boolean;
  /** How many gaps or boards of other kinds stand before it in its row. */
  gap: number;
}

/** The desert boards of a layout, row by row from the left. */
export const listOf = ({ rows }: Layout): Listed[] =>
  rows.flatMap(({ shifted, boards }) => {
    const own = boards.map((board, i) => ({ board, at: i })).filter(({ board }) => board.number);
    return own.map(({ board, at }, i) => ({
      ...board,
      newRow: !i,
      shifted: !i && shifted,
      gap: at - (own[i - 1]?.at ?? -1) - 1,
    }));
  });

/** A list in the notation of `parseLayout`. */
export const writeList = (list: readonly Listed[]): string =>
  list
    .map(({ number, turned, e1, newRow, shifted, gap }, i) => {
      const starts = !i || newRow;
      const joint = !i ? "" : starts ? "_" : "-";
      return `${joint}${starts && shifted ? "h" : ""}${`${OTHER}-`.repeat(gap)}${number}${turned ? "t" : ""}${e1 ? "e" : ""}`;
    })
    .join("");

/** A list to which a board is added at the end of the last row, or from which it is taken. The next one then starts its row. */
export function withToggled(list: readonly Listed[], number: number): Listed[] {
  const at = list.findIndex((board) => board.number === number);
  if (at < 0) return [...list, { number, turned: false, e1: false, newRow: false, shifted: false, gap: 0 }];
  const { newRow, shifted } = list[at]!;
  return list
    .map((board, i) => (i === at + 1 && newRow && !board.newRow ? { ...board, newRow, shifted } : board))
    .filter((_, i) => i !== at);
}

/** A list in which the board at a place changes places with the one before it. The rows stay as they are. */
export const withMovedUp = (list: readonly Listed[], at: number): Listed[] =>
  list.map((board, i) => {
    const other = list[i === at ? i - 1 : i === at - 1 ? at : i]!;
    return { ...board, number: other.number, turned: other.turned, e1: other.e1 };
  });
