import type { Half, Hex } from "./board-hexes.ts";
import type { Placed } from "./overlay-conflicts.ts";
import type { Drm } from "./overlay-dunes.ts";
import type { BoardResult } from "./overlay-tables.ts";
import type { TokenErrorCode } from "./overlay-tokens.ts";

/** The players' agreements before the first dr, where the rules leave two ways. */
export type Agreements = {
  /** The IDs of overlays of one hex, which have no "2" (F12.32). By default the IDs that begin with X. */
  readonly oneHex?: readonly string[] | undefined;
  /** A Sand Dune that fails its dr counts as already selected: drm −1 on later dr, and no second selection (F12.42, F12.33). */
  readonly failed?: boolean | undefined;
  /** Overlays are selected for the southernmost or westernmost half of a board first, not for the other one (F12.3). */
  readonly south?: boolean | undefined;
};

/** The rolls of a set-up, in the order of F12.3–F12.42. */
export type Roll = "density" | "board" | "selection" | "dunePlacement" | "duneType" | "hexrow" | "position";

/** The cause of a reroll (F12.33): the overlay was already selected, it conflicts with another, or the players chose to reroll. */
export type Reroll = { readonly rule: "F12.33"; readonly because: "taken" | "conflict" | "asked" };

/** The purpose of a roll. `drms` are the modifiers, known before the roll. */
export type Context = {
  readonly board?: number;
  readonly half?: Half;
  readonly overlay?: string;
  readonly drms: readonly Drm[];
  readonly reroll?: Reroll;
};

/** The next roll. `dice`: 1 for a dr, 2 for a DR (cdr, wdr), 0 if nothing is left to roll. `drm`: the sum of `drms`. */
export type Next = Context & {
  readonly step: Roll | "done";
  /** The rule of the roll; "" if there is none. */
  readonly rule: string;
  readonly dice: 0 | 1 | 2;
  readonly drm: number;
  /** Whether the players may now choose a reroll, or place a wadi by agreement. */
  readonly open: boolean;
};

/** The outcome of a roll. */
export type Outcome = {
  readonly result:
    | (BoardResult | "densityDrm" | "selected" | "taken" | "placed" | "notPlaced" | "notPlacedCounts" | "high" | "low")
    | ("hexrow" | "positioned" | "conflict" | "agreed");
  /** The overlay that was selected. */
  readonly overlay?: string;
  /** The Overlay Density drm that was rolled. */
  readonly drm?: number;
  /** The number of overlays for each half-board that gets any. */
  readonly perHalf?: number;
  readonly hexrow?: string;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
  readonly conflictsWith?: readonly string[];
  /** Adjacent wadis; legal only if the adjacent hex is an end-hex. */
  readonly besideWadis?: readonly string[];
};

/** One roll of the set-up, or a wadi placed by agreement (no dice). */
export type LogEntry = Context &
  Outcome & {
    /** The rule of the roll, also of a reroll. */
    readonly rule: string;
    readonly step: Roll | "agreed";
    /** [dr], [cdr, wdr], or [] for an agreement. */
    readonly dice: readonly number[];
    /** The sum of dice and drms, even for a selection or position, which use each die separately. */
    readonly finalDr: number;
  };

/** A selected overlay (a sand dune only if it was placed), or a wadi placed by agreement. */
export type Overlay = Placed & {
  readonly board: number;
  /** Undefined only for a wadi placed by agreement with its "1" hex in hexrow Q. */
  readonly half?: Half;
  readonly dune?: "high" | "low";
  /** The hexrow that was rolled for its "1" hex. */
  readonly hexrow?: string;
  /** Has no "2" hex, so that its orientation is by agreement (F12.32). */
  readonly oneHex: boolean;
  /** The players must check that it is on the Level 4 portion of Overlay E1 (F12.3), because the rules do not list those hexes. */
  readonly checkE1: boolean;
  /** The overlays that its known hexes overlap or are adjacent to, so that it is rerolled (F12.33). */
  readonly conflictsWith: readonly string[];
  /** The number of rolls for its position. */
  readonly attempts: number;
  /** A wadi placed by agreement, without a DR (F12.41). */
  readonly agreed: boolean;
};

export type SetupErrorCode =
  | (TokenErrorCode | "notNow" | "notPositioned" | "laidByAgreement" | "notAWadi" | "noWadiYet")
  | ("alreadyPositioned" | "boardNotInPlay" | "hexesNotAdjacent" | "conflict");

/** `at`: the index of `token` in the tokens without whitespace. */
export type SetupError = { readonly code: SetupErrorCode; readonly at: number; readonly token: string };

/** The state of a set-up after some of its rolls. */
export type Setup = {
  readonly log: readonly LogEntry[];
  /** In order of selection. */
  readonly overlays: readonly Overlay[];
  readonly next: Next;
  readonly error?: SetupError;
  /** The legal tokens without whitespace; `replay` turns them into the same set-up. */
  readonly accepted: string;
};
