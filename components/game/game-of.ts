/** Creates the state of a game before its first turn from the fields in the URL. */
import type { Guide } from "../../src/game/dyo-guide.ts";
import type { Game, GameOverlay } from "../../src/game/in-force/game.ts";
import type { Setup } from "../../src/game/overlay-state.ts";
import type { Boards } from "../calculators/desert-overlays/desert-overlays.ts";
import { parseBoards, parseOverlays } from "./boards.ts";
import { isRolled } from "./dyo-state.ts";
import { ALL_OVERLAY_IDS, FIELDS, type GameState, monthOf, placeOf } from "./game-fields.ts";
import { parseAnswers } from "./rules/players-answers.ts";

/** Returns the fields in `keys`, without those that are "unknown". */
const known = <K extends keyof GameState>(state: GameState, ...keys: readonly K[]) =>
  Object.fromEntries(keys.flatMap((key) => (state[key] === "unknown" ? [] : [[key, state[key]]]))) as {
    [F in K]?: Exclude<GameState[F], "unknown">;
  };

/** Returns the overlays that dice have placed (F12.3–F12.42), and E1 if a board of the layout has it. */
function laidOverlays({ layout }: Boards, { overlays }: Setup): GameOverlay[] {
  const e1 = layout.rows.some((row) => row.boards.some((board) => board.e1)) ? [{ id: "E1" }] : [];
  return [...e1, ...overlays.filter((o) => o.hex1).map(({ id, dune }) => ({ id, ...(dune && { dune }) }))];
}

/**
 * Returns the state of a game before its first turn. `guide`: the rolls for Weather through Dust (D11). `setup`: the
 * overlays that dice have placed on `boards`. If no place or month is chosen, uses the start value. No view shows this
 * value (`hasBegun`).
 */
export function gameOf(state: GameState, guide: Guide, boards: Boards, setup: Setup): Game {
  const laid = state.kind === "dyo" ? laidOverlays(boards, setup) : [];
  const typed = parseOverlays(state.overlays, ALL_OVERLAY_IDS).filter(({ id }) => !laid.some((o) => o.id === id));
  const { haze, sun } = known(state, "haze", "sun");
  return {
    book: state.book,
    dyo: state.kind === "dyo",
    place: placeOf(state) ?? "northAfrica",
    month: monthOf(state) ?? FIELDS.month.start,
    boards: parseBoards(state.boards),
    overlays: [...laid, ...typed],
    ...(isRolled(state) ? guide.results : known(state, "weather", "time", "ec", "wind", "dust")),
    ...(haze && { ssrHaze: haze }),
    ...(sun && { ssrSun: sun }),
    answers: parseAnswers(state.said).answers,
  };
}
