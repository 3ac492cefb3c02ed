/** The states of the DYO calculator and of the overlays' calculator inside a game: the same fields, kept in the game's address. */
import type { Guide } from "../../src/game/dyo-guide.ts";
import type { DyoScenario } from "../../src/game/dyo-scenario.ts";
import { groundOf } from "../../src/game/in-force/boards.ts";
import type { GamePlace } from "../../src/game/in-force/game.ts";
import type { OverlaysState } from "../calculators/desert-overlays/desert-overlays.ts";
import {
  FIELDS as DYO_FIELDS,
  type DyoState,
  guideOf,
  type SetField as SetDyo,
  scenarioOf,
} from "../calculators/dyo/dyo.ts";
import { readState, startState, writeState } from "../calculators/kit/fields.ts";
import { STEPPE_AS } from "../calculators/shared/steppe.ts";
import { lieOf, readBoards, withLie, writeBoards } from "./boards.ts";
import { FIELDS, type SetField, type State } from "./game-fields.ts";
import { readSaid, withAnswer } from "./rules/said.ts";

/** Where the game keeps what the DYO calculator does. */
const KEPT_AS = {
  ...({ w: "rw", t: "rt", ec: "re", wind: "rf", dust: "rd" } as const),
  ...({ seed: "seed", up: "up", bombard: "bombard", nonight: "nonight", mudec: "mudec" } as const),
} as const satisfies Partial<Record<keyof DyoState, keyof State>>;
const isKept = (key: keyof DyoState): key is keyof typeof KEPT_AS => key in KEPT_AS;

/** The theatre of the DYO calculator in which a place lies; D11.2 counts Sicily among the Mediterranean islands. No Arid Land is none. */
export const THEATRE_OF_DYO = {
  northAfrica: "northAfrica",
  tunisia: "northAfrica",
  middleEast: "middleEast",
  mediterranean: "mediterranean",
  sicily: "mediterranean",
  eastAfrica: "eastAfrica",
  other: undefined,
} as const satisfies Record<GamePlace, DyoState["theatre"] | undefined>;

/** Whether a game's Weather, Time of Day, EC, Wind and Dust are rolled by D11.2–D11.701: those of a DYO scenario in an Arid Land. */
export const isRolled = ({ kind, place }: Pick<State, "kind" | "place">): boolean =>
  kind === "dyo" && place !== "other";

/** The boards of a game and what is agreed about them. */
const groundIn = (state: State) =>
  groundOf({ boards: readBoards(state.boards), answers: readSaid(state.said).answers });

/** The DYO calculator's state in a game; each value is read when it is asked for. */
export function dyoStateOf(state: State): DyoState {
  const start = startState(DYO_FIELDS);
  const dyo = { ...start };
  const ground = () => groundIn(state);
  const own = {
    theatre: () => THEATRE_OF_DYO[state.place] ?? start.theatre,
    month: () => Number(state.month.slice(5)),
    // A later board that may be a Desert Board counts as one; the rules view asks which it is.
    boards: () => ground().boards[0]!,
    // Until it is agreed otherwise, Dust and sun beside Steppe Terrain need Very Dry EC.
    steppe: () => STEPPE_AS[ground().steppe.at(-1)!],
    broken: () => ground().broken,
  };
  for (const key of Object.keys(DYO_FIELDS) as (keyof DyoState)[]) {
    const get = key in own ? own[key as keyof typeof own] : isKept(key) ? () => state[KEPT_AS[key]] : undefined;
    if (get) Object.defineProperty(dyo, key, { enumerable: true, get });
  }
  return dyo;
}

/** The DYO scenario of a game: its boards and agreements as far as they are settled, and what its SSR call for. */
export const scenarioOfGame = (state: State): DyoScenario => ({
  ...scenarioOf(dyoStateOf(state)),
  ...groundIn(state),
  ssrHaze: state.haze === "unknown" ? undefined : [state.haze],
  ssrSun: state.sun === "unknown" ? undefined : [state.sun],
});

/** The rolls of a game's DYO scenario, as far as its dice were thrown. */
export const guideOfGame = (state: State): Guide => guideOf(dyoStateOf(state), scenarioOfGame(state));

/** Puts a value of the DYO calculator into the game. Starting over throws its overlays away too. */
export const setDyoOf =
  (set: SetField): SetDyo =>
  (key, value) => {
    if (isKept(key)) set(KEPT_AS[key], value as never);
    else if (key === "overlays") set("dice", "");
  };

/**
 * A query string as the game's fields hold it: one that is the DYO calculator's ("?dyo=month%3D4%26w%3D35") becomes a game of the
 * year 1942, since that calculator knows no years. Its boards are those on which its overlays were laid.
 */
export function withDyo(query: string): string {
  const given = new URLSearchParams(query).get("dyo");
  if (given === null) return query;
  const { state } = readState(given, DYO_FIELDS);
  const overlays = new URLSearchParams(state.overlays);
  const lie = overlays.get("boards") ?? "";
  const kept = Object.entries(KEPT_AS).map(([dyo, own]) => [own, state[dyo as keyof typeof KEPT_AS]]);
  const laid = (["north", "dice", "onehex"] as const).flatMap((key) =>
    overlays.has(key) ? [[key, FIELDS[key].nearest(overlays.get(key)!)]] : [],
  );
  return writeState(
    {
      ...startState(FIELDS),
      ...Object.fromEntries([...kept, ...laid]),
      kind: "dyo",
      place: state.theatre,
      month: `1942-${`${state.month}`.padStart(2, "0")}`,
      boards: writeBoards(withLie([], lie)),
      lie,
      said: overlays.get("dice") ? withAnswer("", "randomOverlays", true) : "",
    },
    FIELDS,
  );
}

/** The overlays calculator's state in a game. */
export const overlaysStateOf = (state: State): OverlaysState => ({
  get boards() {
    return lieOf(readBoards(state.boards), state.lie);
  },
  get north() {
    return state.north;
  },
  get dice() {
    return state.dice;
  },
  get onehex() {
    return state.onehex;
  },
  dyo: "",
});

/** Puts a value of the overlays' calculator into the game; boards that it adds or takes away are those of the game. */
export const setOverlaysOf =
  (state: State, set: SetField) =>
  <K extends "boards" | "north" | "dice" | "onehex">(key: K, value: OverlaysState[K]): void => {
    if (key === "boards") {
      set("boards", writeBoards(withLie(readBoards(state.boards), value)));
      set("lie", value);
    } else set(key, value as never);
  };
