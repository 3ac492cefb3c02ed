/** A row of hexes from a viewer to a target, as one LOS runs over it; the game's rules about LOS are functions of it. */

import type { Book } from "../scenario.ts";

/** The form of a hex. `deirLip`: a Lip hex of a deir; `summit`: a Hillock Summit hex; a Dune's hexes are Low or High by SSR (D7.5). */
export const FORMS = ["flat", "hillock", "summit", "lowDune", "highDune", "deir", "deirLip", "wadi"] as const;
export type Form = (typeof FORMS)[number];

/** What grows or lies in a hex. `broken`: Broken Ground; `cactus`: a cactus patch (D13.4). */
export const GROUNDS = [
  "open",
  "scrub",
  "hammada",
  "sand",
  "track",
  "broken",
  "brush",
  "grain",
  "cactus",
  "wreck",
] as const;
export type Ground = (typeof GROUNDS)[number];

/** What stands on a hexside. `crest`: a Dune Crest; `lip`: a Lip Hexside; `cliff`: a wadi cliff. */
export const SIDES = ["none", "crest", "lip", "cliff", "wall", "hedge"] as const;
export type Side = (typeof SIDES)[number];

export interface LosHex {
  /** The Base Level: of a wadi, that of the terrain around it; whole, −1 to 4. */
  readonly level: number;
  readonly form: Form;
  readonly ground: Ground;
  /** The DRM of SMOKE or Vehicle Dust in the hex, 0 to 4. */
  readonly smoke: number;
  /** What stands on the hexside to the next hex; of the last hex, and of `beside`, see there. */
  readonly side: Side;
  /**
   * Where the LOS runs along a hexspine: the other of the two hexes between which it runs. Its `side` is what stands on the
   * hexspine. The hexes before and after have none.
   */
  readonly beside?: LosHex | undefined;
  /** D6.1: the hex is of the one hillock that the LOS leaves and meets again. Counts where the form is a hillock's. */
  readonly twice?: boolean | undefined;
}

/** `gun`: a Gun and its crew; `passenger`: a Rider too; `aerial`: an Aerial unit. */
export const UNITS = ["infantry", "vehicle", "gun", "passenger", "aerial"] as const;
export type UnitKind = (typeof UNITS)[number];

/**
 * What a unit is in. `entrenched`: in a foxhole or trench; `sangar` counts as that (D8.1); `crest`: in crest status, the LOS
 * across its crest front; `crestRear`: in crest status, the LOS not across it.
 */
export const POSTURES = ["none", "entrenched", "sangar", "emplaced", "crest", "crestRear"] as const;
export type Posture = (typeof POSTURES)[number];

export interface LosUnit {
  readonly kind: UnitKind;
  readonly posture: Posture;
}

/** A LOS from the viewer, in the first hex, to the target, in the last. */
export interface LosRow {
  /** 2 to 21 hexes: the range is one less. */
  readonly hexes: readonly LosHex[];
  readonly viewer: LosUnit;
  readonly target: LosUnit;
  /** Whose figures decide where the books differ. */
  readonly book: Book;
}

export const PLAIN_HEX: LosHex = { level: 0, form: "flat", ground: "open", smoke: 0, side: "none" };
export const PLAIN_UNIT: LosUnit = { kind: "infantry", posture: "none" };

/**
 * What a hex or hexside does to the LOS. `none`: nothing, though a player might think so; `over`: seen over or past; `hinders`:
 * a Hindrance of `drm`; `blocks`; `unsettled`: the text does not say (the words say who does).
 */
export type Effect = "none" | "over" | "hinders" | "blocks" | "unsettled";

/** A verdict on one hex or hexside of the LOS. */
export interface Step<Name extends string = string> {
  /** The hex, 0 first; a hexside after hex 3 is 3.5. */
  readonly at: number;
  readonly effect: Effect;
  /** Why, as the calculator's words name it. */
  readonly name: Name;
  /** The rule that says so; undefined where the player's rulebook does, outside this chapter. */
  readonly rule: string | undefined;
  /** The note that says why, where our reading decides: "D6.4-note-1". */
  readonly reading?: string | undefined;
  /** VASL's LOS code does otherwise. */
  readonly vasl?: "clear" | "blocked" | undefined;
  /** The Hindrance DRM of `hinders`. */
  readonly drm?: number;
}
