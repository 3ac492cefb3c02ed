import type { Half, Hex } from "./board-hexes.ts";
import type { Placed } from "./overlay-conflicts.ts";
import type { Drm } from "./overlay-dunes.ts";
import type { BoardResult } from "./overlay-tables.ts";
import type { TokenErrorCode } from "./overlay-tokens.ts";

/** The players' agreements, made before the first dr, on questions that the rules do not answer. */
export type Agreements = {
  /** The IDs of overlays of one hex, which have no "2" hex (F12.32). By default the IDs that begin with X. */
  readonly oneHex?: readonly string[] | undefined;
  /**
   * Whether a Sand Dune that is not placed by its dr still counts as selected. Such a dune then gives drm −1 to later
   * dunes and is not selected again (F12.42, F12.33).
   */
  readonly failed?: boolean | undefined;
  /**
   * Whether overlays are selected for the southernmost or westernmost half of a board first, instead of the other half
   * (F12.3).
   */
  readonly south?: boolean | undefined;
};

/** The rolls of a set-up, in the order of F12.3–F12.42. */
export type Roll = "density" | "board" | "selection" | "dunePlacement" | "duneType" | "hexrow" | "position";

/**
 * The cause of a reroll (F12.33): the overlay was already selected, it conflicts with another overlay, or the players
 * chose to reroll it.
 */
export type Reroll = { readonly rule: "F12.33"; readonly because: "taken" | "conflict" | "asked" };

/**
 * The purpose of a roll, known before the roll: its board, half-board, overlay and modifiers, and why it is a reroll.
 */
export type RollContext = {
  readonly board?: number;
  readonly half?: Half;
  readonly overlay?: string;
  readonly drms: readonly Drm[];
  readonly reroll?: Reroll;
};

/** The next roll. `dice`: 1 for a dr, 2 for a DR (cdr, wdr), 0 if no roll remains. `drm`: the sum of `drms`. */
export type NextRoll = RollContext & {
  readonly step: Roll | "done";
  /** The rule of the roll; "" if no roll remains. */
  readonly rule: string;
  readonly dice: 0 | 1 | 2;
  readonly drm: number;
  /** Whether the players may choose a reroll, or place a wadi by agreement, before the next roll. */
  readonly open: boolean;
};

/** The outcome of a roll, or of the placement of a wadi by agreement. */
export type RollOutcome = {
  readonly result:
    | (BoardResult | "densityDrm" | "selected" | "taken" | "placed" | "notPlaced" | "notPlacedCounts" | "high" | "low")
    | ("hexrow" | "positioned" | "conflict" | "agreed");
  /** The overlay that was selected. */
  readonly overlay?: string;
  /** The Overlay Density drm that a density roll gave. */
  readonly drm?: number;
  /** The number of overlays for each half-board that gets any. */
  readonly perHalf?: number;
  readonly hexrow?: string;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
  readonly conflictsWith?: readonly string[];
  /** The wadis that are adjacent to this wadi. The position is legal only if the adjacent hex is an end-hex. */
  readonly besideWadis?: readonly string[];
};

/** An entry of the log: a roll, or a wadi placed by agreement. */
export type LogEntry = RollContext &
  RollOutcome & {
    /** The rule of the roll; a reroll has the rule of the roll that it repeats. */
    readonly rule: string;
    readonly step: Roll | "agreed";
    /** [dr], [cdr, wdr], or [] for an agreement. */
    readonly dice: readonly number[];
    /** The sum of dice and drms. Without meaning for a selection or position, which use each die separately. */
    readonly finalDr: number;
  };

/**
 * An overlay in the set-up: a selected overlay (but not a sand dune whose dr does not place it), or a wadi placed by
 * agreement.
 */
export type Overlay = Placed & {
  readonly board: number;
  /** Undefined only for a wadi placed by agreement with its "1" hex in hexrow Q. */
  readonly half?: Half;
  readonly dune?: "high" | "low";
  /** The hexrow that was rolled for the "1" hex. */
  readonly hexrow?: string;
  /** Whether the overlay has no "2" hex, so that the players agree on its orientation (F12.32). */
  readonly oneHex: boolean;
  /**
   * Whether the players must check that the overlay is on the Level 4 portion of Overlay E1 (F12.3). The rules do not
   * list the hexes of that portion.
   */
  readonly checkE1: boolean;
  /**
   * The overlays that this overlay overlaps or is adjacent to, by their known hexes. If there are any, this overlay is
   * rerolled (F12.33).
   */
  readonly conflictsWith: readonly string[];
  /** The number of rolls that were made for the overlay's position. */
  readonly attempts: number;
  /** Whether the overlay is a wadi placed by agreement, without a DR (F12.41). */
  readonly agreed: boolean;
};

/** The reason why a token is illegal. */
export type SetupErrorCode =
  | (TokenErrorCode | "notNow" | "notPositioned" | "laidByAgreement" | "notAWadi" | "noWadiYet")
  | ("alreadyPositioned" | "boardNotInPlay" | "hexesNotAdjacent" | "conflict");

/** The first illegal token. `at`: the index of the token in the text without whitespace. */
export type SetupError = { readonly code: SetupErrorCode; readonly at: number; readonly token: string };

/** The state of a set-up after the rolls so far. */
export type Setup = {
  readonly log: readonly LogEntry[];
  /** The overlays in order of selection. */
  readonly overlays: readonly Overlay[];
  readonly next: NextRoll;
  readonly error?: SetupError;
  /** The legal tokens, without whitespace. `replay` of these tokens returns the same set-up. */
  readonly accepted: string;
};
