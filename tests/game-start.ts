/** Helper for tests: computes the conditions of a game before its first turn from the state in the game's URL. */
import { boardsOf, playedOf } from "../components/calculators/desert-overlays/desert-overlays.ts";
import { guideOfGame, overlaysStateOf } from "../components/game/dyo-state.ts";
import type { GameState } from "../components/game/game-fields.ts";
import { gameOf } from "../components/game/game-of.ts";
import type { Game } from "../src/game/in-force/game.ts";

export function startOf(state: GameState): Game {
  const overlays = overlaysStateOf(state);
  const boards = boardsOf(overlays);
  const { setup } = playedOf(overlays, boards);
  return gameOf(state, guideOfGame(state), boards, setup);
}
