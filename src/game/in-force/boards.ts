/**
 * Determines which boards of a game are Desert Boards, which of these have Alternate Terrain, and which overlays are in
 * play.
 */
import type { Ground } from "../conditions.ts";
import { kindOf, type OverlayKind } from "../overlay-tables.ts";
import type { Boards } from "../scenario.ts";
import { anyTrue, type Truth } from "./finding.ts";
import type { Game, GameBoard } from "./game.ts";

/** Returns whether the rules name this board as a Desert Board (boards 25–31). */
export const isNamed = (number: number) => number >= 25 && number <= 31;
/**
 * Returns whether a board is a Desert Board (F.1): boards 25–31, and later boards with the desert color. "ask" for a
 * later board whose color is unknown.
 */
export const isDesert = ({ number, desert }: GameBoard): Truth => isNamed(number) || (desert ?? (number > 31 && "ask"));

/**
 * Returns whether all ("desert"), some ("mixed") or none of the boards are Desert Boards (D.1, D11). Returns several
 * values if it is unknown whether a board after 31 is a Desert Board: `["desert", "mixed"]`.
 */
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

/** Returns the boards that are, or may be, Desert Boards. */
export const desertBoards = ({ boards }: Pick<Game, "boards">): readonly GameBoard[] =>
  boards.filter((board) => isDesert(board));

/** Returns whether any board after 31 is a Desert Board; "ask" if this is unknown. */
export const hasLaterBoard = (game: Game): Truth =>
  anyTrue(...game.boards.filter(({ number }) => number > 31).map(isDesert));

/** Returns whether an overlay with this ID is in play. */
export const hasOverlay = ({ overlays }: Game, id: string): boolean => overlays.some((o) => o.id === id);
/**
 * Returns whether any overlay of these kinds is in play. The letters of an overlay's ID are its kind: "W" for W1 to W4.
 */
export const hasKind = ({ overlays }: Game, ...kinds: readonly OverlayKind[]): boolean =>
  overlays.some(({ id }) => kinds.includes(kindOf(id)));

/**
 * Returns whether none, some or all of the Desert Boards have Alternate Terrain of one of these kinds. Without `kinds`:
 * Alternate Terrain of either kind.
 */
export function alteredOf(
  game: Pick<Game, "boards">,
  ...kinds: readonly ("broken" | "steppe")[]
): "none" | "some" | "all" {
  const boards = desertBoards(game);
  const altered = boards.filter((board) => board.altered && (!kinds.length || kinds.includes(board.altered)));
  return altered.length === 0 ? "none" : altered.length === boards.length ? "all" : "some";
}

/**
 * Returns the possible effects of Steppe Terrain on Dust and Sun Blindness (D13.2). If only some Desert Boards are
 * Steppe Terrain, the players decide, because the rule does not cover this case.
 */
function steppeOf(game: Pick<Game, "boards" | "answers">): Pick<Ground, "steppe" | "askOfSteppe"> {
  const isApart = game.answers.dlvBesideSteppe;
  const plain = desertBoards(game).filter(({ altered }) => altered !== "steppe");
  const askOfSteppe = isApart === undefined ? "dlvBesideSteppe" : "laterBoards";
  if (alteredOf(game, "steppe") === "none") return { steppe: ["none"] };
  if (!plain.length || isApart === false) return { steppe: ["veryDry"] };
  // The players' answer decides only if a board without Steppe Terrain is known to be a Desert Board. Otherwise,
  // perhaps all Desert Boards are Steppe Terrain.
  const isSettled = isApart && plain.some((board) => isDesert(board) === true);
  return { steppe: isSettled ? ["beside"] : ["beside", "veryDry"], askOfSteppe };
}

/** Converts the boards of a game to the `Ground` that `deriveConditions` takes. */
export const groundOf = (game: Pick<Game, "boards" | "answers">): Ground => ({
  boards: boardsOf(game),
  broken: alteredOf(game, "broken") !== "none",
  ...steppeOf(game),
});

/** Returns the rule of the Alternate Terrain in play: D13.1 if any board is Broken Terrain, else D13.2. */
export const ruleOfAltered = (game: Game): string => (alteredOf(game, "broken") === "none" ? "D13.2" : "D13.1");
