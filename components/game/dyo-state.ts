/** Connects the DYO calculator and the overlays calculator, which a game contains, to the fields of the game. */
import { mergeProps } from "solid-js";
import type { Guide } from "../../src/game/dyo-guide.ts";
import type { DyoScenario } from "../../src/game/dyo-scenario.ts";
import { groundOf } from "../../src/game/in-force/boards.ts";
import type { GamePlace } from "../../src/game/in-force/game.ts";
import type { BoardFields, OverlaysState } from "../calculators/desert-overlays/desert-overlays.ts";
import {
  FIELDS as DYO_FIELDS,
  type DyoState,
  guideOf,
  type SetField as SetDyo,
  scenarioOf,
} from "../calculators/dyo/dyo.ts";
import { readState, startState, writeState } from "../calculators/kit/fields.ts";
import { STEPPE_AS } from "../calculators/shared/steppe.ts";
import { formatBoards, layoutOf, parseBoards, withLayout } from "./boards.ts";
import { FIELDS, type GameState, monthOf, placeOf, type SetField } from "./game-fields.ts";
import { parseAnswers, withAnswer } from "./rules/players-answers.ts";

/** Maps fields of the DYO calculator to the fields of the game that store their values. */
const KEPT_AS = {
  ...({ w: "rw", t: "rt", ec: "re", wind: "rf", dust: "rd" } as const),
  ...({ seed: "seed", up: "up", bombard: "bombard", nonight: "nonight", mudec: "mudec" } as const),
} as const satisfies Partial<Record<keyof DyoState, keyof GameState>>;
const isKept = (key: keyof DyoState): key is keyof typeof KEPT_AS => key in KEPT_AS;

/**
 * The DYO theater of each place; undefined outside the Arid Lands. In D11.2, Sicily is one of the Mediterranean
 * islands.
 */
export const THEATRE_OF_DYO = {
  northAfrica: "northAfrica",
  tunisia: "northAfrica",
  middleEast: "middleEast",
  mediterranean: "mediterranean",
  sicily: "mediterranean",
  eastAfrica: "eastAfrica",
  other: undefined,
} as const satisfies Record<GamePlace, DyoState["theatre"] | undefined>;

/**
 * Returns whether a game rolls for Weather, Time of Day, EC, Wind and Dust. It does so in a DYO scenario in an Arid
 * Land (D11.2–D11.701).
 */
export const isRolled = ({ kind, place }: Pick<GameState, "kind" | "place">): boolean =>
  kind === "dyo" && place !== "other";

/**
 * Returns which boards of a game are Desert Boards, and their Alternate Terrain, considering the players' agreements.
 */
const groundIn = (state: GameState) =>
  groundOf({ boards: parseBoards(state.boards), answers: parseAnswers(state.said).answers });

/**
 * Returns a state for the DYO calculator that reads the fields of a game. Its properties are getters, so that they are
 * reactive.
 */
export function dyoStateOf(state: GameState): DyoState {
  const start = startState(DYO_FIELDS);
  const dyo = { ...start };
  const ground = () => groundIn(state);
  const own = {
    theatre: () => THEATRE_OF_DYO[placeOf(state) ?? "other"] ?? start.theatre,
    month: () => Number(monthOf(state)?.slice(5)) || start.month,
    // A board above 31 counts as a Desert Board unless the players have entered that it is not one.
    boards: () => ground().boards[0]!,
    // If only some Desert Boards are Steppe Terrain, Dust and Sun Blindness require Very Dry EC, unless the players
    // agree otherwise (D13.2).
    steppe: () => STEPPE_AS[ground().steppe.at(-1)!],
    broken: () => ground().broken,
  };
  for (const key of Object.keys(DYO_FIELDS) as (keyof DyoState)[]) {
    const get = key in own ? own[key as keyof typeof own] : isKept(key) ? () => state[KEPT_AS[key]] : undefined;
    if (get) Object.defineProperty(dyo, key, { enumerable: true, get });
  }
  return dyo;
}

/** Returns the DYO scenario of a game: its boards, the players' agreements, and the SSR. */
export const scenarioOfGame = (state: GameState): DyoScenario => ({
  ...scenarioOf(dyoStateOf(state)),
  ...groundIn(state),
  ssrHaze: state.haze === "unknown" ? undefined : [state.haze],
  ssrSun: state.sun === "unknown" ? undefined : [state.sun],
});

/** Evaluates the rolls of a game's DYO scenario, with the dice rolled so far. */
export const guideOfGame = (state: GameState): Guide => guideOf(dyoStateOf(state), scenarioOfGame(state));

/**
 * Returns a function that sets a field of the DYO calculator in a game. Setting `overlays` clears the dice for
 * overlays, because the calculator sets it only when the user starts over.
 */
export const setDyoOf =
  (set: SetField): SetDyo =>
  (key, value) => {
    if (isKept(key)) set(KEPT_AS[key], value as never);
    else if (key === "overlays") set("dice", "");
  };

/**
 * Converts a link from the DYO calculator ("?dyo=month%3D4%26w%3D35") to the query string of a game. Returns any other
 * query string unchanged. The year becomes 1942, because the DYO calculator has no years. The boards are those of its
 * overlays calculator.
 */
export function withDyo(query: string): string {
  const params = new URLSearchParams(query);
  const given = params.get("dyo");
  if (given === null) return query;
  const { state } = readState(given, DYO_FIELDS);
  const overlays = new URLSearchParams(state.overlays);
  const layout = overlays.get("boards") ?? "";
  const kept = Object.entries(KEPT_AS).map(([dyo, own]) => [own, state[dyo as keyof typeof KEPT_AS]]);
  const laid = (["north", "failed", "south", "dice", "onehex", "by"] as const).flatMap((key) =>
    overlays.has(key) ? [[key, FIELDS[key].nearest(overlays.get(key)!)]] : [],
  );
  return writeState(
    {
      ...startState(FIELDS),
      ...Object.fromEntries([...kept, ...laid]),
      book: FIELDS.book.nearest(params.get("book") ?? ""),
      kind: "dyo",
      place: state.theatre,
      month: `1942-${`${state.month}`.padStart(2, "0")}`,
      boards: formatBoards(withLayout([], layout)),
      lie: layout,
      said: overlays.get("dice") ? withAnswer("", "randomOverlays", true) : "",
    },
    FIELDS,
  );
}

/** Returns a state for the overlays calculator that reads the fields of a game. Only `boards` has another form there. */
export const overlaysStateOf = (state: GameState): OverlaysState =>
  mergeProps(state, {
    get boards() {
      return layoutOf(parseBoards(state.boards), state.lie);
    },
    dyo: "",
  });

/**
 * Returns a function that sets a field of the overlays calculator in a game. Setting `boards` changes both the layout
 * (`lie`) and the boards of the game.
 */
export const setOverlaysOf =
  (state: GameState, set: SetField) =>
  <K extends keyof BoardFields | "dice" | "onehex" | "by">(key: K, value: OverlaysState[K]): void => {
    if (key === "boards") {
      const layout = value as string;
      set("boards", formatBoards(withLayout(parseBoards(state.boards), layout)));
      set("lie", layout);
    } else set(key, value as never);
  };
