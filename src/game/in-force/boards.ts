/** Which boards and overlays are in play, and where Alternate Terrain lies. */
import type { Ground } from "../conditions.ts";
import { kindOf, type OverlayKind } from "../overlay-tables.ts";
import type { Boards } from "../scenario.ts";
import { anyTrue, type Truth } from "./finding.ts";
import type { Game, GameBoard } from "./game.ts";

/** The boards that the chapter names as Desert Boards. */
export const isNamed = (number: number) => number >= 25 && number <= 31;
/** F.1: they, and any later one with the desert color. */
export const isDesert = ({ number, desert }: GameBoard): Truth => isNamed(number) || (desert ?? (number > 31 && "ask"));

/** What the boards can be, as D.1 and the rules of D11 ask: one value, or several where a later board is not known. */
export function boardsOf({ boards }: Pick<Game, "boards">): readonly Boards[] {
  const found = [true, false].map((assumed) => {
    const desert = boards.map((board) => {
      const truth = isDesert(board);
      return truth === "ask" ? assumed : truth;
    });
    return desert.includes(true) ? (desert.includes(false) ? "mixed" : "desert") : "none";
  });
  return [...new Set(found)];
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

/** D13.2: what Steppe Terrain asks of Dust and Sun Blindness; where only some boards have it, the words leave that open. */
function steppeOf(game: Pick<Game, "boards" | "answers">): Pick<Ground, "steppe" | "askOfSteppe"> {
  const isApart = game.answers.dlvBesideSteppe;
  const plain = desertBoards(game).filter(({ altered }) => altered !== "steppe");
  const askOfSteppe = isApart === undefined ? "dlvBesideSteppe" : "laterBoards";
  if (alteredOf(game, "steppe") === "none") return { steppe: ["none"] };
  if (!plain.length || isApart === false) return { steppe: ["veryDry"] };
  // A board that is perhaps no Desert Board would leave Steppe Terrain on all that are.
  const isSettled = isApart && plain.some((board) => isDesert(board) === true);
  return { steppe: isSettled ? ["beside"] : ["beside", "veryDry"], askOfSteppe };
}

/** The boards as the climate asks for them. */
export const groundOf = (game: Pick<Game, "boards" | "answers">): Ground => ({
  boards: boardsOf(game),
  broken: alteredOf(game, "broken") !== "none",
  ...steppeOf(game),
});

/** The rule of the Alternate Terrain that leaves no Desert Board as it was. */
export const ruleOfAltered = (game: Game): string => (alteredOf(game, "broken") === "none" ? "D13.2" : "D13.1");
