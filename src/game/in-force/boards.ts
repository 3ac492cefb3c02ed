/** Which boards and overlays are in play, and where Alternate Terrain lies. */
import { kindOf, type OverlayKind } from "../overlay-tables.ts";
import type { Boards } from "../scenario.ts";
import { anyTrue, type Finding, forAll, type Truth } from "./finding.ts";
import type { Game, GameBoard } from "./game.ts";

/** F.1: boards 25–31, and any later one with the desert color. */
const isNamed = (number: number) => number >= 25 && number <= 31;
const isDesert = ({ number, desert }: GameBoard): Truth => isNamed(number) || (desert ?? (number > 31 && "ask"));

/** What the boards can be, as D.1 and the rules of D11 ask: one value, or several where a later board is not known. */
export function boardsOf({ boards }: Pick<Game, "boards">): readonly Boards[] {
  return [true, false].map((assumed) => {
    const desert = boards.map((board) => {
      const truth = isDesert(board);
      return truth === "ask" ? assumed : truth;
    });
    return desert.includes(true) ? (desert.includes(false) ? "mixed" : "desert") : "none";
  });
}

/** The boards that are Desert Boards, or may be. */
export const desertBoards = ({ boards }: Pick<Game, "boards">): readonly GameBoard[] =>
  boards.filter((board) => isDesert(board));

/** Whether a board after 31 may be a Desert Board, or is one. */
export const hasLaterBoard = (game: Game): Truth =>
  anyTrue(...game.boards.filter(({ number }) => number > 31).map(isDesert));

/** Whether an overlay with this ID is in play. */
export const hasOverlay = ({ overlays }: Game, id: string): boolean => overlays.some((o) => o.id === id);
/** Whether an overlay of one of these kinds is in play: its ID begins with W, S, H, D, SD or X. */
export const hasKind = ({ overlays }: Game, ...kinds: readonly OverlayKind[]): boolean =>
  overlays.some(({ id }) => kinds.includes(kindOf(id)));

/** Whether none, some or all of the Desert Boards are Broken or Steppe Terrain, or just one of these. */
export function alteredOf(
  game: Pick<Game, "boards">,
  ...kinds: readonly ("broken" | "steppe")[]
): "none" | "some" | "all" {
  const boards = desertBoards(game);
  const altered = boards.filter((board) => board.altered && (!kinds.length || kinds.includes(board.altered)));
  return altered.length === 0 ? "none" : altered.length === boards.length ? "all" : "some";
}

/** D11.71, D13.2: whether a rule meets Steppe Terrain; where only some boards have it, the words leave open if it does. */
export function steppeOf(game: Game): readonly boolean[] {
  const altered = alteredOf(game, "steppe");
  const apart = game.answers.dlvBesideSteppe;
  if (altered === "some") return apart === undefined ? [false, true] : [!apart];
  return [altered === "all"];
}

/** The rule of the Alternate Terrain that leaves no Desert Board as it was. */
export const ruleOfAltered = (game: Game): string => (alteredOf(game, "broken") === "none" ? "D13.2" : "D13.1");

const boardTruth = (game: Game, holds: (boards: Boards) => boolean) => forAll(boardsOf(game), holds);

/** D.1, F.1: at least one Desert Board. */
export const desertBoard = (game: Game): Finding => ({
  name: "desertBoard",
  holds: boardTruth(game, (boards) => boards !== "none"),
  ask: "laterBoards",
});
/** D.1D, F.1D: a Desert Board, or an overlay, for which its rules hold too. */
export const desertGround = (game: Game): Finding => ({
  name: "desertGround",
  holds: anyTrue(game.overlays.length > 0, desertBoard(game).holds),
  ask: "laterBoards",
});
/** Desert Boards only. */
export const desertOnly = (game: Game): Finding => ({
  name: "desertOnly",
  holds: boardTruth(game, (boards) => boards === "desert"),
  ask: "laterBoards",
});
/** None of the Desert Boards is Broken or Steppe Terrain. */
export const noAltered = (game: Game): Finding => ({ name: "noAltered", holds: alteredOf(game) === "none" });
/** D13.2: the board of which a rule speaks is not Steppe Terrain. */
export const notSteppe = (game: Game): Finding => {
  const plain = desertBoards(game).filter(({ altered }) => altered !== "steppe");
  const holds = alteredOf(game, "steppe") === "none" || anyTrue(...plain.map(isDesert));
  return { name: "noSteppe", holds, rule: "D13.2", ask: "laterBoards" };
};
/** D.1A, D13.1, D13.2: Broken and Steppe Terrain switch D.1A off; where only some boards have it, the words differ. */
export const emplacement = (game: Game): Finding => {
  const altered = alteredOf(game);
  return altered === "some"
    ? { name: "emplaceOnPlain", holds: game.answers.emplaceOnPlain ?? "ask" }
    : { name: "noAltered", holds: altered === "none", rule: ruleOfAltered(game) };
};
/** An Alternate Terrain on some board (D13.1, D13.2). */
export const alteredTo =
  (kind: "broken" | "steppe") =>
  (game: Game): Finding => ({
    name: kind,
    holds: alteredOf(game, kind) !== "none",
  });

const hasBoard = ({ boards }: Game, from: number, to: number) =>
  boards.some(({ number }) => number >= from && number <= to);
/** Board 25 is in play (F.2A). */
export const board25 = (game: Game): Finding => ({ name: "board25", holds: hasBoard(game, 25, 25) });
/** One of boards 25–31 is in play (D9.3). */
export const board25to31 = (game: Game): Finding => ({ name: "board25to31", holds: hasBoard(game, 25, 31) });
/** F12.3: a board that can receive overlays at random: 26–31, or the Level 4 part of E1. */
export const overlayBoards = (game: Game): Finding => ({
  name: "overlayBoards",
  holds: hasBoard(game, 26, 31) || hasOverlay(game, "E1"),
});
/** Any of these overlays is in play; of any overlay without IDs. */
export const overlay =
  (...ids: readonly string[]) =>
  (game: Game): Finding => ({
    name: "overlay",
    holds: ids.length ? ids.some((id) => hasOverlay(game, id)) : game.overlays.length > 0,
  });
