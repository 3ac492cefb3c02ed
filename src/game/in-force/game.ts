/** Defines the type of a game, and the questions that players are asked about their game. */
import type { Density } from "../dust-density.ts";
import type { Haze } from "../heat-haze.ts";
import type { Book, Ec, TimeOfDay, Weather, WindForce } from "../scenario.ts";
import type { SunTime } from "../sun-in-effect.ts";

/**
 * Where a game takes place: in one of the Arid Lands of D11.2, or anywhere else (`other`). Tunisia and Sicily are
 * separate because the notes on Italian vehicles and Guns name them.
 */
export const GAME_PLACES = [
  "northAfrica",
  "tunisia",
  "middleEast",
  "mediterranean",
  "sicily",
  "eastAfrica",
  "other",
] as const;
export type GamePlace = (typeof GAME_PLACES)[number];

/**
 * The questions about terrain: whether the game has scrub, hammada and so on. A question is asked only if the boards
 * and overlays of the game do not determine its answer.
 */
export const TERRAIN_QUESTIONS = [
  ...(["scrub", "hammada", "deir", "wadi", "wadiCliff", "wadiBridge", "hillock", "sand", "dune"] as const),
  ...(["hillside", "gully", "wallOrHedge", "rubble", "track", "sangar", "knownMines", "hiddenMines"] as const),
  ...(["cactusHedge", "cactusPatch", "oliveGrove", "vineyard"] as const),
] as const;
/**
 * The questions about units and weapons: whether the game has Guns, OBA, Germans and so on. `vehicle`: a motor vehicle
 * other than a motorcycle; `notTracked`: a motor vehicle that is not fully tracked; `axisVehicle`: a motor vehicle of
 * the Axis; `frenchBuilt`: a piece with "(f)"; `usBuilt`: a vehicle built in the U.S. or Britain, or a SW built in the
 * U.S. (F.9).
 */
export const PIECE_QUESTIONS = [
  ...(["vehicle", "notTracked", "axisVehicle", "motorcycle", "wagon", "gun", "oba", "aircraft"] as const),
  ...(["parachutes", "germans", "italians", "freeFrench", "frenchBuilt", "usBuilt"] as const),
] as const;
/**
 * The questions about the scenario and about decisions of the players. `dvp`: the scenario uses Desert VP; `windByDr`:
 * an SSR makes the players roll for the initial Wind Force; `wadisMeet`: end-hexes of wadis are adjacent on different
 * boards; `sandAsGrain`: sand overlays are grainfields (D13.2).
 *
 * Three questions concern games in which only some boards have Alternate Terrain. `emplaceOnPlain`: D.1A applies on the
 * boards without Alternate Terrain; `dlvBesideSteppe`: DLV and Dust do not need Very Dry EC; `e1Brush`: brush of board
 * 25 is scrub (F12.52).
 */
export const CHOICE_QUESTIONS = [
  ...(["dvp", "windByDr", "reverseMotion", "randomOverlays", "wadisMeet", "sandAsGrain"] as const),
  ...(["emplaceOnPlain", "dlvBesideSteppe", "e1Brush"] as const),
] as const;

/** All yes-or-no questions except those about Italian pieces. */
export const QUESTIONS = [...TERRAIN_QUESTIONS, ...PIECE_QUESTIONS, ...CHOICE_QUESTIONS] as const;
/** A yes-or-no question. "It-V7" asks whether the game has an Italian piece with the note It-V7. */
export type Question = (typeof QUESTIONS)[number] | `It-${string}`;

/** A board in play, by its number. `desert`: whether the Open Ground of a board after 31 has the desert color (F.1). */
export type GameBoard = {
  readonly number: number;
  readonly desert?: boolean;
  /** The board's Alternate Terrain by SSR (D13.1, D13.2). */
  readonly altered?: "broken" | "steppe";
};

/** An overlay in play, by its ID. `dune`: whether a Sand Dune is High or Low (D7.5); undefined if unknown. */
export type GameOverlay = { readonly id: string; readonly dune?: "high" | "low" };

/** A game. An undefined field is unknown, because it is not yet rolled or answered. */
export type Game = {
  readonly book: Book;
  /** Whether the scenario is DYO; false for a printed scenario. */
  readonly dyo: boolean;
  readonly place: GamePlace;
  /** The month of the scenario: "1942-07". */
  readonly month: string;
  readonly boards: readonly GameBoard[];
  readonly overlays: readonly GameOverlay[];
  /** The current Weather. */
  readonly weather?: Weather;
  /** The Time of Day rolled by D11.3. In a printed scenario: "night", or "none" for a day without a Time of Day. */
  readonly time?: TimeOfDay | "none";
  readonly ec?: Ec;
  readonly wind?: WindForce;
  readonly gusts?: boolean;
  /** Whether it has rained at any time in the game. */
  readonly rained?: boolean;
  /** The current density of Dust. */
  readonly dust?: Density;
  /**
   * The haze by SSR. Undefined in a DYO scenario without such an SSR, because the Time of Day then determines the haze.
   */
  readonly ssrHaze?: Haze | "none";
  /**
   * Sun Blindness by SSR. Undefined in a DYO scenario without such an SSR, because the Time of Day then determines it.
   */
  readonly ssrSun?: SunTime | "none";
  readonly answers: Readonly<Partial<Record<Question, boolean>>>;
};

/**
 * Questions that are not answered by yes or no, in the order of set-up. `laterBoards`: which boards after 31 are Desert
 * Boards; `duneType`: which Sand Dunes are High. Every other question asks for the field of `Game` with its name.
 */
export const FIELDS = [
  ...(["laterBoards", "duneType", "weather", "time", "ec", "dust", "ssrHaze", "ssrSun"] as const),
] as const;
export type Field = (typeof FIELDS)[number];
