/**
 * Parses and formats a game's boards and overlays for the URL. "26b-27s-40d": board 26 with Broken Terrain, 27 with
 * Steppe Terrain, and 40 as a Desert Board. "D1.H2.SD3h": three overlays; the last is a High Sand Dune.
 */
import { isNamed } from "../../src/game/in-force/boards.ts";
import type { GameBoard, GameOverlay } from "../../src/game/in-force/game.ts";
import { parseLayout } from "../../src/game/overlay-layout.ts";
import { type ListedBoard, listOf, withToggled, writeList } from "../calculators/desert-overlays/board-list.ts";

/**
 * A board in the URL: "26b", "40d". "b" is Broken Terrain, "s" Steppe Terrain. Boards above 31 may have a color: "d"
 * for the desert color, "n" for another one.
 */
const BOARD = /^([1-9]\d{0,2})([bs]?)([dn]?)$/;
const ALTERED = { b: "broken", s: "steppe" } as const;

function readBoard(text: string): GameBoard | undefined {
  const m = BOARD.exec(text);
  if (!m) return undefined;
  const number = Number(m[1]);
  const altered = ALTERED[m[2] as "b" | "s"];
  if (m[3] && number <= 31) return undefined;
  return { number, ...(altered && { altered }), ...(m[3] && { desert: m[3] === "d" }) };
}

const partsOf = (text: string, joint: string) => text.split(joint).filter(Boolean);

/** Parses boards. Drops invalid boards and repeated boards. */
export function parseBoards(text: string): GameBoard[] {
  const boards = partsOf(text.toLowerCase(), "-").map(readBoard);
  return boards.filter((board, i) => board && boards.findIndex((b) => b?.number === board.number) === i) as GameBoard[];
}

/** Formats boards for the URL; the inverse of `parseBoards`. */
export const formatBoards = (boards: readonly GameBoard[]): string =>
  boards
    .map(({ number, altered, desert }) => {
      const color = desert === undefined ? "" : desert ? "d" : "n";
      return `${number}${altered?.[0] ?? ""}${color}`;
    })
    .join("-");

/** An overlay in the URL: "W1", "SD1h". Only a Sand Dune may end with "h" (High) or "l" (Low). */
const OVERLAY = /^(SD[1-9]\d?)([hl]?)$|^((?:[WSHDX][1-9]\d?)|E1)$/;

/** Parses overlays. Drops invalid overlays, IDs that are not in `ids`, and repeated overlays. */
export function parseOverlays(text: string, ids: readonly string[]): GameOverlay[] {
  const found = partsOf(text, ".").flatMap((part): GameOverlay[] => {
    const m = OVERLAY.exec(part);
    const id = m?.[1] ?? m?.[3];
    if (!m || !id || !ids.includes(id)) return [];
    return [{ id, ...(m[2] && { dune: m[2] === "h" ? ("high" as const) : ("low" as const) }) }];
  });
  return found.filter(({ id }, i) => found.findIndex((o) => o.id === id) === i);
}

/** Formats overlays for the URL; the inverse of `parseOverlays`. */
export const formatOverlays = (overlays: readonly GameOverlay[]): string =>
  overlays.map(({ id, dune }) => id + (dune?.[0] ?? "")).join(".");

/** Removes the board with this number. If there is none, adds it at the end. */
export const withBoard = (boards: readonly GameBoard[], number: number): GameBoard[] =>
  boards.some((board) => board.number === number)
    ? boards.filter((board) => board.number !== number)
    : [...boards, { number }];

/**
 * Updates the layout to the boards of a game. Removes boards that are not in the game, and adds missing boards 25–31 at
 * the end.
 */
export function layoutOf(boards: readonly GameBoard[], layout: string): string {
  let list: ListedBoard[] = listOf(parseLayout(layout).layout);
  const numbers = boards.map(({ number }) => number).filter(isNamed);
  const gone = list.map(({ number }) => number).filter((number) => !numbers.includes(number));
  const come = numbers.filter((number) => !list.some((listed) => listed.number === number));
  for (const number of [...gone, ...come]) list = withToggled(list, number);
  return writeList(list);
}

/**
 * Updates the boards of a game to a changed layout. Boards other than 25–31 stay, because a layout never contains them.
 * Boards that stay keep their properties.
 */
export function withLayout(boards: readonly GameBoard[], layout: string): GameBoard[] {
  const numbers = listOf(parseLayout(layout).layout).map(({ number }) => number);
  const kept = boards.filter(({ number }) => !isNamed(number) || numbers.includes(number));
  const come = numbers.filter((number) => !kept.some((board) => board.number === number));
  return [...kept, ...come.map((number) => ({ number }))];
}

/** Returns the boards with the Alternate Terrain of one board changed. */
export const withAltered = (
  boards: readonly GameBoard[],
  number: number,
  altered: "broken" | "steppe" | "none",
): GameBoard[] =>
  boards.map((board) => {
    if (board.number !== number) return board;
    const { altered: _, ...asPrinted } = board;
    return altered === "none" ? asPrinted : { ...asPrinted, altered };
  });

/** Returns the overlays with one Sand Dune changed to High, Low or unknown. */
export const withDune = (
  overlays: readonly GameOverlay[],
  id: string,
  dune: "high" | "low" | "unknown",
): GameOverlay[] => overlays.map((o) => (o.id !== id ? o : dune === "unknown" ? { id } : { id, dune }));

/** Returns whether a board has a number other than 25–31. */
export const isOtherBoard = ({ number }: GameBoard): boolean => !isNamed(number);

/** The result of parsing a text field. `read`: the valid boards or overlays. `unread`: the invalid words. */
type Typed<T> = { readonly read: readonly T[]; readonly unread: readonly string[] };
const wordsIn = (typed: string) =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .split(/[\s,;、・]+/)
    .filter(Boolean);

/** Parses the text field for boards other than 25–31: "1, 40". Boards in `known` keep their properties. */
export function typedBoards(typed: string, known: readonly GameBoard[]): Typed<GameBoard> {
  const words = wordsIn(typed);
  const read = words.map((word) => known.find(({ number }) => `${number}` === word) ?? readBoard(word));
  const isUsed = (board: GameBoard | undefined): board is GameBoard => !!board && isOtherBoard(board);
  return {
    read: parseBoards(formatBoards(read.filter(isUsed))),
    unread: words.filter((_, i) => !isUsed(read[i])),
  };
}

/**
 * Parses the text field for overlays: "W1 h2". Overlays in `known` keep their properties. IDs that are not in `ids` are
 * returned in `unread`.
 */
export function typedOverlays(
  typed: string,
  known: readonly GameOverlay[],
  ids: readonly string[],
): Typed<GameOverlay> {
  const words = wordsIn(typed);
  const used = words.filter((word) => ids.includes(word));
  return {
    read: [...new Set(used)].map((id) => known.find((o) => o.id === id) ?? { id }),
    unread: words.filter((word) => !ids.includes(word)),
  };
}
