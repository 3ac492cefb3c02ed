import type { Half, Hex } from "./board-hexes.ts";
import type { Placed } from "./overlay-conflicts.ts";
import type { Drm } from "./overlay-dunes.ts";
import type { BoardResult } from "./overlay-tables.ts";
import type { TokenErrorCode } from "./overlay-tokens.ts";

/** The players' agreements, made before the first dr, on questions that the rules do not answer. */
export type Agreements = {
  /** The IDs of the overlays that occupy one hex only (F12.32). If omitted, these are the IDs that begin with X. */
  readonly oneHex?: readonly string[] | undefined;
  /**
   * Whether a Sand Dune that fails its placement dr still counts as selected. If so, it gives a drm of −1 to later
   * dunes and cannot be selected again (F12.42, F12.33).
   */
  readonly failed?: boolean | undefined;
  /**
   * Whether overlays are selected for the southernmost or westernmost half of a board first (F12.3). If not, the other
   * half is first.
   */
  readonly south?: boolean | undefined;
};

/** The rolls of a set-up, in the order of F12.3–F12.42. */
export type Roll = "density" | "board" | "selection" | "dunePlacement" | "duneType" | "hexrow" | "position";

/**
 * A reroll and its cause (F12.33). `taken`: the overlay was already selected. `conflict`: it conflicts with another
 * overlay. `asked`: the players chose to reroll it.
 */
export type Reroll = { readonly rule: "F12.33"; readonly because: "taken" | "conflict" | "asked" };

/**
 * What is known about a roll before the dice: its board, half-board, overlay and drms, and the cause if it is a reroll.
 */
export type RollContext = {
  readonly board?: number;
  readonly half?: Half;
  readonly overlay?: string;
  readonly drms: readonly Drm[];
  readonly reroll?: Reroll;
};

/**
 * The roll to be made next. `dice`: 1 for a dr, 2 for a DR (cdr, wdr), 0 if no roll remains. `drm`: the sum of `drms`.
 */
export type NextRoll = RollContext & {
  readonly step: Roll | "done";
  /** The rule of the roll; "" if no roll remains. */
  readonly rule: string;
  readonly dice: 0 | 1 | 2;
  readonly drm: number;
  /** Whether the players may now enter a command instead: reroll an overlay, or place a wadi by agreement. */
  readonly open: boolean;
};

/** The outcome of a roll, or of the placement of a wadi by agreement. */
export type RollOutcome = {
  readonly result:
    | (BoardResult | "densityDrm" | "selected" | "taken" | "placed" | "notPlaced" | "notPlacedCounts" | "high" | "low")
    | ("hexrow" | "positioned" | "conflict" | "agreed");
  /** The ID of the overlay that was selected. */
  readonly overlay?: string;
  /** The Overlay Density drm, if this was the density roll. */
  readonly drm?: number;
  /** The number of overlays on each half that gets overlays, if this was a board's roll. */
  readonly perHalf?: number;
  readonly hexrow?: string;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
  readonly conflictsWith?: readonly string[];
  /**
   * The IDs of the wadis adjacent to this wadi. The players must check that this wadi's adjacent hex is an end-hex;
   * otherwise the position is illegal (F12.33).
   */
  readonly besideWadis?: readonly string[];
};

/** An entry of the log: a roll, or a wadi placed by agreement. */
export type LogEntry = RollContext &
  RollOutcome & {
    /** The rule of the roll, such as "F12.31". A reroll has the same rule as the first roll. */
    readonly rule: string;
    readonly step: Roll | "agreed";
    /** The dice: [dr], [cdr, wdr], or [] for a wadi placed by agreement. */
    readonly dice: readonly number[];
    /** The sum of dice and drms. Ignored for a selection or position, because these use cdr and wdr separately. */
    readonly finalDr: number;
  };

/**
 * An overlay in the set-up: selected by DR, or a wadi placed by agreement. Sand dunes that fail their placement dr are
 * left out.
 */
export type Overlay = Placed & {
  readonly board: number;
  /**
   * The half-board. Undefined for a wadi placed by agreement with its "1" hex in hexrow Q, which is in neither half.
   */
  readonly half?: Half;
  readonly dune?: "high" | "low";
  /** The hexrow that was rolled for the "1" hex. */
  readonly hexrow?: string;
  /** Whether the overlay occupies one hex only. The players then agree on its orientation (F12.32). */
  readonly oneHex: boolean;
  /**
   * Whether the players must check that the overlay is on the Level 4 portion of Overlay E1 (F12.3). The rules do not
   * list the hexes of that portion.
   */
  readonly checkE1: boolean;
  /**
   * The IDs of the overlays that this overlay overlaps or is adjacent to. If there are any, this overlay is rerolled
   * (F12.33). Only the "1" and "2" hexes are compared.
   */
  readonly conflictsWith: readonly string[];
  /** How often the overlay's position was rolled. */
  readonly attempts: number;
  /** Whether the overlay is a wadi placed by agreement, without a DR (F12.41). */
  readonly agreed: boolean;
};

/** The reason why a token is illegal. */
export type SetupErrorCode =
  | (TokenErrorCode | "notNow" | "notPositioned" | "laidByAgreement" | "notAWadi" | "noWadiYet")
  | ("alreadyPositioned" | "boardNotInPlay" | "hexesNotAdjacent" | "conflict");

/** The first illegal token. `at`: its index in the tokens, not counting whitespace. */
export type SetupError = { readonly code: SetupErrorCode; readonly at: number; readonly token: string };

/** The state of a set-up after the rolls so far. */
export type Setup = {
  readonly log: readonly LogEntry[];
  /** The overlays in order of selection. */
  readonly overlays: readonly Overlay[];
  readonly next: NextRoll;
  readonly error?: SetupError;
  /** The tokens before the first illegal one, without whitespace: "53153431". Replaying them gives the same set-up. */
  readonly accepted: string;
};
