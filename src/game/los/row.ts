/** A row of hexes from a viewer to a target along one LOS: the input of the rules about LOS. */

import type { Book } from "../scenario.ts";

/** The form of a hex. `deirLip`: a Lip hex of a deir; `summit`: a Hillock Summit hex. A Dune is Low or High by SSR (D7.5). */
export const FORMS = ["flat", "hillock", "summit", "lowDune", "highDune", "deir", "deirLip", "wadi"] as const;
export type Form = (typeof FORMS)[number];

/** The ground of a hex. `broken`: Broken Ground; `cactus`: a cactus patch (D13.4). */
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

export interface LosHex {
  /** The Base Level, an integer from −1 to 4. Of a wadi: the level of the terrain around it. */
  readonly level: number;
  readonly form: Form;
  readonly ground: Ground;
  /** The DRM of SMOKE or Vehicle Dust in the hex, 0 to 4. */
  readonly smoke: number;
  /** The terrain on the hexside to the next hex, ignored for the last hex. In `beside`: the terrain on the hexspine. */
  readonly side: Side;
  /** The other hex beside a hexspine along which the LOS runs. The hexes before and after have none. */
  readonly beside?: LosHex | undefined;
  /** D6.1: the hex belongs to the hillock that the LOS leaves and meets again. Ignored if the hex is not a hillock hex. */
  readonly twice?: boolean | undefined;
}

/** The kind of a unit. `gun`: a Gun and its crew; `passenger`: a Passenger or Rider; `aerial`: an Aerial unit. */
export const UNITS = ["infantry", "vehicle", "gun", "passenger", "aerial"] as const;
export type UnitKind = (typeof UNITS)[number];

/**
 * The posture of a unit. `entrenched`: in a foxhole or trench; `sangar`: equivalent to that (D8.1); `crest`: in crest status, with the LOS
 * across its crest front; `crestRear`: in crest status, with the LOS not across it.
 */
export const POSTURES = ["none", "entrenched", "sangar", "emplaced", "crest", "crestRear"] as const;
export type Posture = (typeof POSTURES)[number];

export interface LosUnit {
  readonly kind: UnitKind;
  readonly posture: Posture;
}

/** A LOS from the viewer in the first hex to the target in the last hex. */
export interface LosRow {
  /** 2 to 21 hexes: the range is one less. */
  readonly hexes: readonly LosHex[];
  readonly viewer: LosUnit;
  readonly target: LosUnit;
  /** The book that applies if the books differ. */
  readonly book: Book;
}

export const PLAIN_HEX: LosHex = { level: 0, form: "flat", ground: "open", smoke: 0, side: "none" };
export const PLAIN_UNIT: LosUnit = { kind: "infantry", posture: "none" };

/**
 * The effect of a hex or hexside on the LOS. `none`: no effect, though a player might expect one; `over`: the LOS passes over or past it;
 * `hinders`: a Hindrance of `drm`; `blocks`; `unsettled`: the rules do not decide (the calculator's text names who does).
 */
export type Effect = "none" | "over" | "hinders" | "blocks" | "unsettled";

/** The effect of one hex or hexside of the LOS, with its reason. */
export interface Step<Name extends string = string> {
  /** The hex, 0 first; a hexside after hex 3 is 3.5. */
  readonly at: number;
  readonly effect: Effect;
  /** The reason, as a key of the calculator's words. */
  readonly name: Name;
  /** The rule of the effect; undefined if it is in the player's rulebook, outside this chapter. */
  readonly rule: string | undefined;
  /** The note with our reading, if a reading decides: "D6.4-note-1". */
  readonly reading?: string | undefined;
  /** The verdict of VASL's LOS code, if it differs. */
  readonly vasl?: "clear" | "blocked" | undefined;
  /** The Hindrance DRM of `hinders`. */
  readonly drm?: number;
}
