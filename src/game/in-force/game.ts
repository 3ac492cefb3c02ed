/** One game in the desert, as far as its players know it, and what the sheet has to ask them. */
import type { Density } from "../dust-density.ts";
import type { Haze } from "../heat-haze.ts";
import type { Book, Ec, TimeOfDay, Weather, WindForce } from "../scenario.ts";
import type { SunTime } from "../sun-blindness.ts";

/**
 * Where a game is set: the Arid Lands of D11.2, Tunisia and Sicily by themselves because the notes on Italian pieces set
 * them apart; `other` is no Arid Land.
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

/** What lies on the map: asked only where boards and overlays do not tell it. */
export const GROUND = [
  ...(["scrub", "hammada", "deir", "wadi", "wadiCliff", "wadiBridge", "hillock", "sand", "dune"] as const),
  ...(["hillside", "gully", "wallOrHedge", "rubble", "track", "sangar", "knownMines", "hiddenMines"] as const),
  ...(["cactusHedge", "cactusPatch", "oliveGrove", "vineyard"] as const),
] as const;
/**
 * Who and what is there. `vehicle`: a motor vehicle, motorcycles left aside; `notTracked`: one that is not fully tracked;
 * `axisVehicle`: one of the Axis; `frenchBuilt`: a piece with "(f)"; `usBuilt`: a vehicle built in
 * the U.S. or Britain, or a SW built in the U.S. (F.9).
 */
export const PIECES = [
  ...(["vehicle", "notTracked", "axisVehicle", "motorcycle", "wagon", "gun", "oba", "aircraft"] as const),
  ...(["parachutes", "germans", "italians", "freeFrench", "frenchBuilt", "usBuilt"] as const),
] as const;
/**
 * What the scenario or its players settle. `dvp`: it counts Desert VP; `windByDr`: an SSR has its initial Wind Force rolled;
 * `wadisMeet`: end-hexes of wadis lie adjacent on different boards; `sandAsGrain`: sand overlays are grainfields (D13.2).
 * Where only some boards are altered the words leave open: `emplaceOnPlain`: D.1A holds on the others; `dlvBesideSteppe`:
 * DLV and Dust need no Very Dry EC; `e1Brush`: brush of board 25 is scrub (F12.52).
 */
export const AGREED = [
  ...(["dvp", "windByDr", "reverseMotion", "randomOverlays", "wadisMeet", "sandAsGrain"] as const),
  ...(["emplaceOnPlain", "dlvBesideSteppe", "e1Brush"] as const),
] as const;

/** What a player answers with yes or no; the id of a note on Italian pieces asks whether a piece with that note is there. */
export const QUESTIONS = [...GROUND, ...PIECES, ...AGREED] as const;
export type Question = (typeof QUESTIONS)[number] | `It-${string}`;

/** A board in play, by its number; `desert` says of a board after 31 whether its Open Ground has the desert color (F.1). */
export type GameBoard = {
  readonly number: number;
  readonly desert?: boolean;
  /** The Alternate Terrain that an SSR gives it (D13.1, D13.2). */
  readonly altered?: "broken" | "steppe";
};

/** An overlay in play, by its ID; `dune` of a Sand Dune, once it is settled (D7.5). */
export type GameOverlay = { readonly id: string; readonly dune?: "high" | "low" };

/** A game. What is left out is not known yet: not rolled, or not asked. */
export type Game = {
  readonly book: Book;
  /** A DYO scenario; else a printed one. */
  readonly dyo: boolean;
  readonly place: GamePlace;
  /** "1942-07" */
  readonly month: string;
  readonly boards: readonly GameBoard[];
  readonly overlays: readonly GameOverlay[];
  /** The Weather at the moment. */
  readonly weather?: Weather;
  /** By the Time of Day dr or, in a printed scenario, by day or night; "none" is by day. */
  readonly time?: TimeOfDay | "none";
  readonly ec?: Ec;
  readonly wind?: WindForce;
  readonly gusts?: boolean;
  /** Rain has begun at some time in the game. */
  readonly rained?: boolean;
  /** The Dust at the moment. */
  readonly dust?: Density;
  /** What an SSR calls for. In a DYO scenario without such an SSR they are left out, and the Time of Day tells. */
  readonly ssrHaze?: Haze | "none";
  readonly ssrSun?: SunTime | "none";
  readonly answers: Readonly<Partial<Record<Question, boolean>>>;
};

/**
 * What is asked by a field of the game, not by yes or no, in the order in which a set-up asks for it. `laterBoards`: which boards
 * after 31 are Desert Boards.
 */
export const FIELDS = [
  ...(["laterBoards", "duneType", "weather", "time", "ec", "dust", "ssrHaze", "ssrSun"] as const),
] as const;
export type Field = (typeof FIELDS)[number];
