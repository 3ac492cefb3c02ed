/** The boards and overlays of a game in its address: "25-26b-27s-40d", "D1.H2.SD3h". */
import { isNamed } from "../../src/game/in-force/boards.ts";
import type { GameBoard, GameOverlay } from "../../src/game/in-force/game.ts";
import { parseLayout } from "../../src/game/overlay-layout.ts";
import { type Listed, listOf, withToggled, writeList } from "../calculators/desert-overlays/board-list.ts";

/** A board: its number, "b" Broken, "s" Steppe, and of one after 31 "d" with the desert color, "n" without it. */
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

/** The boards of a notation, each once; what is no board is left out. */
export function readBoards(text: string): GameBoard[] {
  const boards = partsOf(text.toLowerCase(), "-").map(readBoard);
  return boards.filter((board, i) => board && boards.findIndex((b) => b?.number === board.number) === i) as GameBoard[];
}

/** Boards as the address holds them. */
export const writeBoards = (boards: readonly GameBoard[]): string =>
  boards
    .map(({ number, altered, desert }) => {
      const color = desert === undefined ? "" : desert ? "d" : "n";
      return `${number}${altered?.[0] ?? ""}${color}`;
    })
    .join("-");

/** An overlay's ID: W1–W4, S1…, H1…, D1…, SD1… with "h" or "l" for a High or Low Dune, X1…, E1. */
const OVERLAY = /^(SD[1-9]\d?)([hl]?)$|^((?:[WSHDX][1-9]\d?)|E1)$/;

/** The overlays of a notation, those with an ID of `ids`, each once; what is none is left out. */
export function readOverlays(text: string, ids: readonly string[]): GameOverlay[] {
  const found = partsOf(text, ".").flatMap((part): GameOverlay[] => {
    const m = OVERLAY.exec(part);
    const id = m?.[1] ?? m?.[3];
    if (!m || !id || !ids.includes(id)) return [];
    return [{ id, ...(m[2] && { dune: m[2] === "h" ? ("high" as const) : ("low" as const) }) }];
  });
  return found.filter(({ id }, i) => found.findIndex((o) => o.id === id) === i);
}

/** Overlays as the address holds them. */
export const writeOverlays = (overlays: readonly GameOverlay[]): string =>
  overlays.map(({ id, dune }) => id + (dune?.[0] ?? "")).join(".");

/** Boards to which one is added at the end, or from which it is taken. */
export const withBoard = (boards: readonly GameBoard[], number: number): GameBoard[] =>
  boards.some((board) => board.number === number)
    ? boards.filter((board) => board.number !== number)
    : [...boards, { number }];

/** How boards 25–31 of a game lie: as `lie` says, those that it does not name at the end, those that are no more without. */
export function lieOf(boards: readonly GameBoard[], lie: string): string {
  let list: Listed[] = listOf(parseLayout(lie).layout);
  const numbers = boards.map(({ number }) => number).filter(isNamed);
  const gone = list.map(({ number }) => number).filter((number) => !numbers.includes(number));
  const come = numbers.filter((number) => !list.some((listed) => listed.number === number));
  for (const number of [...gone, ...come]) list = withToggled(list, number);
  return writeList(list);
}

/** The boards of a game after boards 25–31 were laid out anew: each keeps what it was, the others stay. */
export function withLie(boards: readonly GameBoard[], lie: string): GameBoard[] {
  const numbers = listOf(parseLayout(lie).layout).map(({ number }) => number);
  const kept = boards.filter(({ number }) => !isNamed(number) || numbers.includes(number));
  const come = numbers.filter((number) => !kept.some((board) => board.number === number));
  return [...kept, ...come.map((number) => ({ number }))];
}

/** Boards of which one has another Alternate Terrain, or none. */
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

/** Overlays of which one Sand Dune is High, Low or not settled. */
export const withDune = (
  overlays: readonly GameOverlay[],
  id: string,
  dune: "high" | "low" | "unknown",
): GameOverlay[] => overlays.map((o) => (o.id !== id ? o : dune === "unknown" ? { id } : { id, dune }));

/** Whether a board is not one of 25–31. */
export const isOtherBoard = ({ number }: GameBoard): boolean => !isNamed(number);

/** What a player typed, and the words of it that nothing could be made of. */
type Typed<T> = { readonly read: readonly T[]; readonly unread: readonly string[] };
const wordsIn = (typed: string) =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .split(/[\s,;、・]+/)
    .filter(Boolean);

/** The boards that a player named by their numbers ("1, 40"), but for 25–31; those that were `known` stay what they were. */
export function typedBoards(typed: string, known: readonly GameBoard[]): Typed<GameBoard> {
  const words = wordsIn(typed);
  const read = words.map((word) => known.find(({ number }) => `${number}` === word) ?? readBoard(word));
  const isUsed = (board: GameBoard | undefined): board is GameBoard => !!board && isOtherBoard(board);
  return {
    read: readBoards(writeBoards(read.filter(isUsed))),
    unread: words.filter((_, i) => !isUsed(read[i])),
  };
}

/** The overlays that a player named by their IDs ("W1 h2"), of all `ids`; those that were `known` stay what they were. */
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
