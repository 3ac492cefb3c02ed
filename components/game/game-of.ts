/** What the address of a game says of it. */
import type { Guide } from "../../src/game/dyo-guide.ts";
import type { DyoTables } from "../../src/game/dyo-tables.ts";
import type { Game, GameOverlay } from "../../src/game/in-force/game.ts";
import type { OverlayTables } from "../../src/game/overlay-tables.ts";
import { boardsOf as laidBoardsOf, playedOf } from "../calculators/desert-overlays/desert-overlays.ts";
import { guideOf } from "../calculators/dyo/dyo.ts";
import { readBoards, readOverlays } from "./boards.ts";
import { dyoStateOf, isRolled, overlaysStateOf } from "./dyo-state.ts";
import type { State } from "./game-fields.ts";
import { readSaid } from "./rules/said.ts";

/** The printed tables that a game is reckoned with. */
export type GameTables = { readonly dyo: DyoTables; readonly overlays: OverlayTables };

/** A value that is known; without one the game asks for it. */
const known = <V extends string>(value: V) => (value === "unknown" ? undefined : (value as Exclude<V, "unknown">));

/** Leaves out what is undefined. */
const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The overlays that dice have laid on the map (F12.3–F12.42), and E1 where a board has it. */
export function laidOverlays(state: State, tables: OverlayTables): GameOverlay[] {
  if (state.kind !== "dyo") return [];
  const overlays = overlaysStateOf(state);
  const boards = laidBoardsOf(overlays);
  const { setup } = playedOf(overlays, boards, tables);
  const e1 = boards.layout.rows.some((row) => row.boards.some((board) => board.e1)) ? [{ id: "E1" }] : [];
  return [...e1, ...setup.overlays.filter((o) => o.hex1).map(({ id, dune }) => ({ id, ...(dune && { dune }) }))];
}

/** The set-up of a DYO scenario as far as its dice fell; undefined where nothing is rolled by D11. */
export const setUpOf = (state: State, tables: DyoTables): Guide | undefined =>
  isRolled(state) ? guideOf(dyoStateOf(state), tables) : undefined;

/** A game as it begins, as far as its address tells. `ids`: the IDs of all overlays. */
export function gameOf(state: State, tables: GameTables, ids: readonly string[]): Game {
  const laid = laidOverlays(state, tables.overlays);
  const typed = readOverlays(state.overlays, ids).filter(({ id }) => !laid.some((o) => o.id === id));
  const rolled = setUpOf(state, tables.dyo);
  const sky = defined({
    weather: known(state.weather),
    time: known(state.time),
    ec: known(state.ec),
    wind: known(state.wind),
    dust: known(state.dust),
  });
  return {
    book: state.book,
    dyo: state.kind === "dyo",
    place: state.place,
    month: state.month,
    boards: readBoards(state.boards),
    overlays: [...laid, ...typed],
    ...(rolled ? rolled.results : sky),
    ...defined({ ssrHaze: known(state.haze), ssrSun: known(state.sun) }),
    answers: readSaid(state.said).answers,
  };
}
