/**
 * Defines the conditions for game rules about boards and overlays. The lists of rules name a condition by its export
 * (row.ts). `alteredTo` and `overlay` are functions that return a condition.
 */
import { desertBoardIn, desertOnlyIn } from "../conditions.ts";
import { alteredOf, boardsOf, desertBoards, hasOverlay, isDesert, ruleOfAltered } from "./boards.ts";
import { anyTrue, type Finding } from "./finding.ts";
import type { Game } from "./game.ts";

/** D.1, F.1: the condition that there is a Desert Board. */
export const desertBoard = (game: Game): Finding => desertBoardIn({ boards: boardsOf(game) });
/** D.1D, F.1D: the condition that there is a Desert Board or an overlay. The desert rules apply to both. */
export const desertGround = (game: Game): Finding => ({
  name: "desertGround",
  holds: anyTrue(game.overlays.length > 0, desertBoard(game).holds),
  ask: "laterBoards",
});
/** The condition that all boards are Desert Boards. */
export const desertOnly = (game: Game): Finding => desertOnlyIn({ boards: boardsOf(game) });
/** The condition that no Desert Board is Broken or Steppe Terrain. */
export const noAltered = (game: Game): Finding => ({ name: "noAltered", holds: alteredOf(game) === "none" });
/** D13.2: the condition that the Desert Boards are not all Steppe Terrain. */
export const notSteppe = (game: Game): Finding => {
  const plain = desertBoards(game).filter(({ altered }) => altered !== "steppe");
  const holds = alteredOf(game, "steppe") === "none" || anyTrue(...plain.map(isDesert));
  return { name: "noSteppe", holds, rule: "D13.2", ask: "laterBoards" };
};
/**
 * D.1A, D13.1, D13.2: the condition that D.1A allows Emplacement. Broken and Steppe Terrain exclude it. If only some
 * boards have such terrain, the rules disagree and the players decide.
 */
export const emplacement = (game: Game): Finding => {
  const altered = alteredOf(game);
  return altered === "some"
    ? { name: "emplaceOnPlain", holds: game.answers.emplaceOnPlain ?? "ask" }
    : { name: "noAltered", holds: altered === "none", rule: ruleOfAltered(game) };
};
/** Returns the condition that some board has this Alternate Terrain (D13.1, D13.2). */
export const alteredTo =
  (kind: "broken" | "steppe") =>
  (game: Game): Finding => ({
    name: kind,
    holds: alteredOf(game, kind) !== "none",
  });

const hasBoard = ({ boards }: Game, from: number, to: number) =>
  boards.some(({ number }) => number >= from && number <= to);
/** The condition that board 25 is in play (F.2A). */
export const board25 = (game: Game): Finding => ({ name: "board25", holds: hasBoard(game, 25, 25) });
/** The condition that any of boards 25–31 is in play (D9.3). */
export const board25to31 = (game: Game): Finding => ({ name: "board25to31", holds: hasBoard(game, 25, 31) });
/** F12.3: the condition that there is a board for random overlays: one of 26–31, or the Level 4 part of overlay E1. */
export const overlayBoards = (game: Game): Finding => ({
  name: "overlayBoards",
  holds: hasBoard(game, 26, 31) || hasOverlay(game, "E1"),
});
/** Returns the condition that any of these overlays is in play or, without IDs, any overlay at all. */
export const overlay =
  (...ids: readonly string[]) =>
  (game: Game): Finding => ({
    name: "overlay",
    holds: ids.length ? ids.some((id) => hasOverlay(game, id)) : game.overlays.length > 0,
  });
