/** The row of hexes along a LOS, from the viewer to the target. It is the input of `losOf`. */

import type { Book } from "../scenario.ts";

/**
 * The form of the land in a hex. `deirLip`: a Lip hex of a deir; `summit`: a Hillock Summit hex. An SSR makes a Dune
 * Low or High (D7.5).
 */
export const FORMS = ["flat", "hillock", "summit", "lowDune", "highDune", "deir", "deirLip", "wadi"] as const;
export type Form = (typeof FORMS)[number];

/** The terrain on the ground of a hex. `broken`: Broken Ground; `cactus`: a cactus patch (D13.4). */
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

/** The terrain on a hexside. `crest`: a Dune Crest; `lip`: a Lip Hexside; `cliff`: a wadi cliff. */
export const SIDES = ["none", "crest", "lip", "cliff", "wall", "hedge"] as const;
export type Side = (typeof SIDES)[number];

/** A hex that the LOS enters, with its terrain. */
export interface LosHex {
  /**
   * The Base Level, an integer from −1 to 4. The Base Level of a wadi hex is the level of the terrain around the wadi.
   */
  readonly level: number;
  readonly form: Form;
  readonly ground: Ground;
  /** The DRM of SMOKE or Vehicle Dust in the hex, 0 to 4. */
  readonly smoke: number;
  /**
   * The terrain on the hexside to the next hex; ignored for the last hex. For a hex in `beside`, the terrain on the
   * hexspine.
   */
  readonly side: Side;
  /**
   * The hex on the other side of the hexspine, if the LOS runs along one. Never set in two consecutive hexes of the
   * row.
   */
  readonly beside?: LosHex | undefined;
  /**
   * D6.1: whether the hex belongs to a hillock that the LOS leaves and enters again. Ignored if the hex is not a
   * hillock hex.
   */
  readonly twice?: boolean | undefined;
}

/** The kind of a unit. `gun`: a Gun and its crew; `passenger`: a Passenger or Rider; `aerial`: an Aerial unit. */
export const UNITS = ["infantry", "vehicle", "gun", "passenger", "aerial"] as const;
export type UnitKind = (typeof UNITS)[number];

/**
 * The posture of a unit. `entrenched`: in a foxhole or trench; `sangar`: in a sangar, which is treated as a foxhole
 * (D8.1); `crest`: in crest status, with the LOS across the crest front; `crestRear`: in crest status, with the LOS not
 * across the crest front.
 */
export const POSTURES = ["none", "entrenched", "sangar", "emplaced", "crest", "crestRear"] as const;
export type Posture = (typeof POSTURES)[number];

/** The viewer or the target. */
export interface LosUnit {
  readonly kind: UnitKind;
  readonly posture: Posture;
}

/** A LOS from the viewer in the first hex to the target in the last hex. */
export interface LosRow {
  /** 2 to 21 hexes. The range is one less than the number of hexes. */
  readonly hexes: readonly LosHex[];
  readonly viewer: LosUnit;
  readonly target: LosUnit;
  /** The book, ASL or Squad Leader, whose rules apply where the two differ. */
  readonly book: Book;
}

/** A hex without terrain, at Level 0. */
export const PLAIN_HEX: LosHex = { level: 0, form: "flat", ground: "open", smoke: 0, side: "none" };
/** Infantry in the open. */
export const PLAIN_UNIT: LosUnit = { kind: "infantry", posture: "none" };

/**
 * The effect of a hex or hexside on the LOS. `none`: no effect, although a player might expect one. `over`: the LOS
 * passes over or past the terrain. `hinders`: a Hindrance of `drm`. `unsettled`: the effect depends on rules outside
 * this chapter.
 */
export type Effect = "none" | "over" | "hinders" | "blocks" | "unsettled";

/** The effect of one hex or hexside of the LOS, with its reason. */
export interface Step<Name extends string = string> {
  /** The index of the hex, from 0; 3.5 is the hexside after hex 3. */
  readonly at: number;
  readonly effect: Effect;
  /** The key of the UI text with the reason for the effect: "higherGround". */
  readonly name: Name;
  /** The rule that causes the effect; undefined if the rule is not on this site. */
  readonly rule: string | undefined;
  /** The id of our note on the rule, if the effect depends on how we read the rule: "D6.4-note-1". */
  readonly reading?: string | undefined;
  /** The verdict of VASL's LOS code, if it differs from the verdict of this step. */
  readonly vasl?: "clear" | "blocked" | undefined;
  /** The Hindrance DRM, if the effect is `hinders`. */
  readonly drm?: number;
}
