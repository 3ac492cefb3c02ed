/** The fields of a game. The URL contains all of them. */

import { DENSITIES } from "../../src/game/dust-density.ts";
import { GAME_PLACES, type GamePlace } from "../../src/game/in-force/game.ts";
import { NORTHS } from "../../src/game/overlay-layout.ts";
import { OVERLAY_IDS } from "../../src/game/overlay-tables.ts";
import { ECS, TIMES, WEATHERS, WIND_FORCES } from "../../src/game/scenario.ts";
import { FIELDS as OVERLAYS } from "../calculators/desert-overlays/desert-overlays.ts";
import { FIELDS as DYO } from "../calculators/dyo/dyo.ts";
import { type Field, normalizedText, oneOf, type StateOf, validatedText } from "../calculators/kit/fields.ts";
import { bookField } from "../calculators/shared/book.ts";
import { formatBoards, formatOverlays, parseBoards, parseOverlays } from "./boards.ts";

/** The IDs of all overlays, including X1 and E1, which are never placed at random. */
export const ALL_OVERLAY_IDS: readonly string[] = [...OVERLAY_IDS, "X1", "E1"];

/** The maximum length of a game's name. */
export const LONGEST_NAME = 40;

/** Trims a typed name, and truncates it to `LONGEST_NAME` characters. */
export const nameFrom = (text: string): string => text.trim().slice(0, LONGEST_NAME).trim();

const known = <const V extends string>(...values: readonly V[]) => oneOf(["unknown", ...values] as const, "unknown");
/** Matches year and month ("1942-07"), a year alone ("1942"), a month alone ("-07"), or "unknown". */
const MONTH = /^(?:unknown|19(?:3[6-9]|4[0-5])(?:-(?:0[1-9]|1[0-2]))?|-(?:0[1-9]|1[0-2]))$/;
/** Makes a field "unknown" in a new game. If a link omits the field, the field still gets its start value. */
const unknownFirst = <F extends Field<string>>(field: F) => ({ ...field, first: "unknown" as const });
const anything = validatedText("", () => true);

/**
 * The fields of a game. Each is a parameter of the URL. A link to share a game has more parameters
 * (games/share-link.ts).
 */
export const FIELDS = {
  view: oneOf(["setup", "rules", "sheet", "play"]),
  // The id under which localStorage has the game.
  id: validatedText("", (text) => /^[a-z0-9]{0,8}$/.test(text)),
  name: normalizedText("", (text) => (text.trim() ? text.slice(0, LONGEST_NAME) : "")),
  book: bookField(),
  // The scenario.
  kind: unknownFirst(oneOf(["printed", "dyo", "unknown"])),
  place: unknownFirst(oneOf([...GAME_PLACES, "unknown"], "northAfrica")),
  month: unknownFirst(validatedText("1942-07", (text) => MONTH.test(text))),
  boards: normalizedText("", (text) => formatBoards(parseBoards(text))),
  overlays: normalizedText("", (text) => formatOverlays(parseOverlays(text, ALL_OVERLAY_IDS))),
  // Conditions in a scenario that does not roll for them. `haze` and `sun`: Heat Haze and Sun Blindness by SSR.
  weather: known(...WEATHERS),
  time: known(...TIMES, "none"),
  ec: known(...ECS),
  wind: known(...WIND_FORCES),
  dust: known(...DENSITIES),
  haze: known("none", "normal", "intense"),
  sun: known("none", "early", "late"),
  // The decisions and rolls of a DYO scenario, in the notation of the DYO calculator.
  bombard: DYO.bombard,
  nonight: DYO.nonight,
  mudec: DYO.mudec,
  seed: DYO.seed,
  rw: DYO.w,
  rt: DYO.t,
  re: DYO.ec,
  rf: DYO.wind,
  rd: DYO.dust,
  // The dice that place overlays, in the notation of the overlays calculator. `lie`: the layout of the boards.
  lie: anything,
  north: oneOf(NORTHS),
  failed: OVERLAYS.failed,
  south: OVERLAYS.south,
  dice: anything,
  onehex: OVERLAYS.onehex,
  by: OVERLAYS.by,
  // Whether both sides have set up. Then the Dust roll is due.
  up: DYO.up,
  // The players' answers (rules/players-answers.ts).
  said: anything,
  // The events of the game (src/game/turns/events.ts).
  play: anything,
};
export type GameFields = typeof FIELDS;
export type GameState = StateOf<GameFields>;

/** Returns the chosen place; undefined if none is chosen. */
export const placeOf = ({ place }: Pick<GameState, "place">): GamePlace | undefined =>
  place === "unknown" ? undefined : place;
/** Returns the chosen month: "1942-07". Returns undefined if the year or the month is missing. */
export const monthOf = ({ month }: Pick<GameState, "month">): string | undefined =>
  /^\d{4}-/.test(month) ? month : undefined;
/**
 * Returns whether the kind of scenario, the place and the month are chosen. Until then, only the set-up is shown,
 * because the game rules in force depend on them.
 */
export const hasBegun = (state: Pick<GameState, "kind" | "place" | "month">): boolean =>
  state.kind !== "unknown" && !!placeOf(state) && !!monthOf(state);
/** Returns whether a field has its start value, or the value that it has in a new game (`first`). */
export const isUntouched = (state: GameState, key: keyof GameFields): boolean => {
  const { start, first }: Field<unknown> = FIELDS[key];
  return state[key] === start || state[key] === first;
};

/** Sets a field of the game. */
export type SetField = <K extends keyof GameState>(key: K, value: GameState[K]) => void;
