import type { Half, Hex } from "./board-hexes.ts";
import type { Placed } from "./overlay-conflicts.ts";
import type { Drm } from "./overlay-dunes.ts";
import type { BoardResult } from "./overlay-tables.ts";
import type { TokenErrorCode } from "./overlay-tokens.ts";

/** The rolls of a set-up, in the order of F12.3–F12.42. */
export type Roll = "density" | "board" | "selection" | "dunePlacement" | "duneType" | "hexrow" | "position";

/** Why a roll is made again (F12.33): the overlay was taken, it conflicts with another, the players ask for it. */
export type Reroll = { readonly rule: "F12.33"; readonly because: "taken" | "conflict" | "asked" };

/** What a roll is made for. `drms` are known before it. */
export type Context = {
  readonly board?: number;
  readonly half?: Half;
  readonly overlay?: string;
  readonly drms: readonly Drm[];
  readonly reroll?: Reroll;
};

/** What is to be rolled next. `dice`: 1 a dr, 2 a DR (cdr, wdr), 0 nothing. `drm`: the sum of `drms`. */
export type Next = Context & {
  readonly step: Roll | "done";
  /** The rule that asks for it; "" when there is nothing to roll. */
  readonly rule: string;
  readonly dice: 0 | 1 | 2;
  readonly drm: number;
  /** Whether the players may now ask for a reroll, or lay a wadi by agreement. */
  readonly open: boolean;
};

/** What came of a roll. */
export type Outcome = {
  readonly result:
    | (BoardResult | "densityDrm" | "selected" | "taken" | "placed" | "notPlaced" | "high" | "low")
    | ("hexrow" | "positioned" | "conflict" | "agreed");
  /** The overlay that was selected. */
  readonly overlay?: string;
  /** The Overlay Density drm that was rolled. */
  readonly drm?: number;
  /** How many overlays each half-board gets that gets any. */
  readonly perHalf?: number;
  readonly hexrow?: string;
  readonly hex1?: Hex;
  readonly hex2?: Hex;
  readonly conflictsWith?: readonly string[];
  /** The wadis that it is adjacent to, which only an end-hex may be. */
  readonly besideWadis?: readonly string[];
};

/** One roll of the set-up, or a wadi laid by agreement (no dice). */
export type LogEntry = Context &
  Outcome & {
    /** The rule by which the dice are read; that a roll is a reroll is in `reroll`. */
    readonly rule: string;
    readonly step: Roll | "agreed";
    /** [dr], [cdr, wdr], or [] for an agreement. */
    readonly dice: readonly number[];
    /** The dice and drms added up; of a selection or a position too, though their dice are read one by one. */
    readonly finalDr: number;
  };

/** An overlay that was selected (a sand dune: and placed), or a wadi laid by agreement. */
export type Overlay = Placed & {
  readonly board: number;
  /** Undefined only for a wadi laid by agreement with its "1" hex on hexrow Q. */
  readonly half?: Half;
  readonly dune?: "high" | "low";
  /** The hexrow that was rolled for its "1" hex. */
  readonly hexrow?: string;
  /** It has no "2" hex: oriented by agreement (F12.32). */
  readonly oneHex: boolean;
  /** The players must check that it lies on the Level 4 portion of Overlay E1 (F12.3), whose hexes the rules do not list. */
  readonly checkE1: boolean;
  /** Overlays that its known hexes overlap or are adjacent to; because of them it is rolled again (F12.33). */
  readonly conflictsWith: readonly string[];
  /** How many times its position was rolled. */
  readonly attempts: number;
  /** A wadi that was laid without a DR (F12.41). */
  readonly agreed: boolean;
};

export type SetupErrorCode =
  | (TokenErrorCode | "notNow" | "notPositioned" | "laidByAgreement" | "notAWadi" | "noWadiYet")
  | ("alreadyPositioned" | "boardNotInPlay" | "hexesNotAdjacent" | "conflict");

/** `at`: where `token` begins in the tokens, from 0, whitespace not counted. */
export type SetupError = { readonly code: SetupErrorCode; readonly at: number; readonly token: string };

/** A set-up as far as it was rolled. */
export type Setup = {
  readonly log: readonly LogEntry[];
  /** In order of selection. */
  readonly overlays: readonly Overlay[];
  readonly next: Next;
  readonly error?: SetupError;
  /** The tokens up to here, without whitespace: replayed, they give the same set-up. */
  readonly accepted: string;
};
