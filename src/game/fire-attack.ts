/** Defines the attacks of the fire calculator, and functions that classify them. */
import type { Density } from "./dust-density.ts";

/**
 * How the attack is made. `smallArms`: by Small Arms or MG; `gun`: by ordnance with Direct Fire; `mortar`: by ordnance
 * with Indirect Fire; `aerial`: by an Aerial unit.
 */
export const KINDS = ["smallArms", "gun", "mortar", "oba", "bombardment", "dc", "ft", "ovr", "aerial", "cc"] as const;
export type FireKind = (typeof KINDS)[number];

/**
 * The target. `infantry`: Infantry or Cavalry; `passenger`: Passengers or Riders; `soft`: an unarmored vehicle;
 * `ceMr35`, `ceSmv90`: the CE crew of the MR/35(f) or of the SMV 90/53.
 */
export const TARGETS = ["infantry", "passenger", "soft", "afv", "ceMr35", "ceSmv90", "aerial"] as const;
export type FireTarget = (typeof TARGETS)[number];

/**
 * The target's terrain. If the hex has a form, such as a wadi or a Dune, this is the form; otherwise it is the ground.
 * `crest`: a wadi hex in which the target has crest status; `other`: terrain of the general rules, which this site does
 * not have.
 */
export const TERRAINS = [
  "open",
  "scrub",
  "hammada",
  "sand",
  "lowDune",
  "highDune",
  "deir",
  "hillock",
  "wadi",
  "crest",
  "broken",
  "cactus",
  "olive",
  "x1",
  "x2",
  "other",
] as const;
export type FireTerrain = (typeof TERRAINS)[number];

/**
 * The ground of a hex whose `terrain` is a form, such as a deir or a Dune. On a Dune, `open` means only the Dune's
 * sand.
 */
export const FIRE_GROUNDS = ["open", "scrub", "hammada", "sand", "broken", "cactus", "other"] as const;
export type FireGround = (typeof FIRE_GROUNDS)[number];

/**
 * The target's cover. `emplaced`: the crew of an Emplaced Gun; `sangarGun`: the same, in a sangar; `wreck`: an AFV or
 * wreck.
 */
export const COVERS = ["none", "foxhole", "sangar", "emplaced", "sangarGun", "wreck"] as const;
export type FireCover = (typeof COVERS)[number];

/**
 * Where the firer is. `crest`: in crest status, and the target is outside the crest front; `wadi`: in a wadi without
 * crest status; `cliff`: the same, but the LOS passes through a cliff side; `x1`: in overlay X1.
 */
export const FIRERS = ["ordinary", "crest", "wadi", "cliff", "x1"] as const;
export type Firer = (typeof FIRERS)[number];

/**
 * If one unit is in a wadi without crest status: where the other unit is. The values are rows of the table D5.4-fire.
 * `unsaid`: the player has not answered.
 */
export const PLACES = ["unsaid", "adjacent", "sameWadi", "fourUp", "threeUp", "elsewhere"] as const;
export type Place = (typeof PLACES)[number];

/**
 * DLV Hindrances other than Dust. `haze`, `intense`: Heat Haze, normal or Intense; `morning`, `afternoon`: Sun
 * Blindness in the Early Morning or the Late Afternoon.
 */
export const SKIES = ["none", "haze", "intense", "morning", "afternoon"] as const;
export type Sky = (typeof SKIES)[number];

/** Facts about an attack that are true or false. The calculator asks only for those that matter (fire-questions.ts). */
export const FACTS = [
  /** The LOS calculator has determined that the LOS is clear. */
  "seen",
  /** The LOS to a target in a wadi passes through a cliff side. */
  "cliff",
  /** The firer is a vehicle that is higher or lower than the target, and its weapon has no AA capability. */
  "vehicle",
  /** The firer is entrenched. */
  "dugIn",
  /** EC are Wet or Mud. */
  "wet",
  /** The target moves in the open. */
  "moving",
  /** There is brush in the wadi hex. */
  "brush",
  /** The ordnance does not fire HE. */
  "notHe",
  /** The target's Location in overlay X2 is Encircled by the rules of ASL. */
  "encircled",
  /** The LOF crosses a Lip Hexside that gives the TEM of a deir (D4.5). */
  "lip",
  /** The firer is at the target's elevation. */
  "sameLevel",
  /** The fire enters the hex across or along a Dune Crest. */
  "duneCrest",
  /** The firer is higher than the target. */
  "higher",
  /** The firer is a full level lower than the target, or more. */
  "lower",
  /** The fire crosses the crest front. */
  "front",
  /** The crest front does not entrench the target, by one of the 2 exceptions in D6.0-Crest. */
  "frontExempt",
  /**
   * The fire is from inside the Target Facing at the turret's rear (It-V11), or through the unarmored Target Facing
   * (It-V16).
   */
  "facing",
  /** The conditions of D11.611 for Sun Blindness hold, apart from those that other questions ask about. */
  "zone",
  /** The attack is directly into Heavy Wind (D11.761). */
  "intoWind",
  /** The LOS passes through the Blast Area of an HE FFE of ≥ 70mm. */
  "ffe",
  /** The whole LOS is inside one building. */
  "inside",
  /** The players agree that PBF at an adjacent hex has no Dust DRM, except for firing into Heavy Wind (D11.7). */
  "pbfFree",
  /** The attackers have just entered through a crest hexside. */
  "overCrest",
] as const;
export type Fact = (typeof FACTS)[number];

/** An attack: the players' answers to the questions of the fire calculator. */
export type FireAttack = {
  readonly kind: FireKind;
  readonly target: FireTarget;
  readonly terrain: FireTerrain;
  /** The ground of the hex, if `terrain` is a form, such as a deir. */
  readonly ground: FireGround;
  readonly cover: FireCover;
  readonly firer: Firer;
  readonly place: Place;
  readonly sky: Sky;
  readonly dust: Density;
  /**
   * The units in the target's hex, for haze (D11.623). `target`: only the target; `both`: Infantry and a vehicle;
   * `empty`: no Known enemy unit.
   */
  readonly hex: "target" | "both" | "empty";
  /** The side that has crest status in CC. */
  readonly crestInCc: "none" | "defender" | "attacker";
  /** The range in hexes, ≥ 0. */
  readonly range: number;
  /** The DRM of LOS Hindrances whose rules this site does not have: SMOKE, brush, grain (D4.51). From 0 to 105. */
  readonly hindrance: number;
  /** The DRM of Vehicle Dust in the LOS (D11.74), which the player finds in the general rules; ≥ 0. */
  readonly vehicleDust: number;
  /** The FP before it is halved, ≥ 1. */
  readonly fp: number;
  readonly facts: readonly Fact[];
};

/** The default attack, before any answer. */
export const PLAIN_ATTACK: FireAttack = {
  kind: "smallArms",
  target: "infantry",
  terrain: "open",
  ground: "open",
  cover: "none",
  firer: "ordinary",
  place: "unsaid",
  sky: "none",
  dust: "none",
  hex: "target",
  crestInCc: "none",
  range: 6,
  hindrance: 0,
  vehicleDust: 0,
  fp: 20,
  facts: [],
};

/** The kind of a modifier. `los`, `dlv`: a Hindrance of this kind; `other`: neither TEM nor Hindrance. */
export type DrmKind = "tem" | "los" | "dlv" | "other";

/** A remark on a modifier, for example why it does not apply. `rule`: the rule that says so. */
export type Remark<Name extends string> = { readonly name: Name; readonly rule: string };

/** Returns whether an attack is Direct Fire. Some TEM apply only to Direct Fire (D4.5, D6.51, D7.513, D6.0-Crest). */
export const isDirect = (kind: FireKind): boolean => kind === "smallArms" || kind === "gun";

/** Returns whether the target's hex is a Dune (D7.5). */
export const isDune = ({ terrain }: Pick<FireAttack, "terrain">): boolean =>
  terrain === "lowDune" || terrain === "highDune";

/**
 * Terrain that is only the form of a hex. The ground of such a hex is a separate question (D4.2, D5.42, D6.5, D7.2).
 */
const FORMS: readonly FireTerrain[] = ["lowDune", "highDune", "deir", "hillock", "wadi", "crest"];
/**
 * Returns whether the ground of the target's hex is a question of its own. It is if the chosen terrain, such as a
 * hillock, says nothing about the ground (`FORMS`).
 */
export const hasOwnGround = ({ terrain }: Pick<FireAttack, "terrain">): boolean => FORMS.includes(terrain);

/** Returns the ground of the target's hex: `ground` if the terrain is a form, else the terrain itself. */
export const groundOf = (a: Pick<FireAttack, "terrain" | "ground">): FireTerrain =>
  hasOwnGround(a) ? a.ground : a.terrain;

/** Returns whether the target's hex has sand, as its ground (D7.1) or as a Dune (D7.5). */
export const isSand = (a: Pick<FireAttack, "terrain" | "ground">): boolean => isDune(a) || groundOf(a) === "sand";

/** Returns whether a target is unarmored: Infantry, soft vehicles, Passengers and Riders (our reading of D3.4). */
export const isUnarmored = (target: FireTarget): boolean =>
  target === "infantry" || target === "passenger" || target === "soft";

/** Returns whether sand halves the FP of this kind of attack (D7.4). */
export const isShelled = (kind: FireKind): boolean => kind === "gun" || kind === "mortar" || kind === "oba";

/**
 * Returns whether a unit fires along the LOS in this kind of attack. D5.4 limits only such attacks. A DC is placed, not
 * fired (our reading).
 */
export const isFired = (kind: FireKind): boolean => isDirect(kind) || kind === "mortar" || kind === "ft";

/** Returns whether the firer is in a wadi without crest status. */
export const firesFromWadi = ({ firer }: FireAttack): boolean => firer === "wadi" || firer === "cliff";

/**
 * Returns whether D5.4 limits the attack: a unit fires at a unit on the ground, and at least one of the two is in a
 * wadi without crest status.
 */
export const isWadiShot = (a: FireAttack): boolean =>
  isFired(a.kind) && a.target !== "aerial" && (a.terrain === "wadi" || firesFromWadi(a));

/**
 * Returns the unit that is at least 3 levels above the other unit, which is in a wadi (D5.4): "firer" or "target".
 * Undefined if neither is.
 */
export function farAbove(a: FireAttack): "firer" | "target" | undefined {
  if (!isWadiShot(a) || (a.place !== "threeUp" && a.place !== "fourUp")) return undefined;
  return firesFromWadi(a) ? "target" : "firer";
}

/** Returns whether the target counts as entrenched behind its crest front (D6.0-Crest). */
export const isCrestEntrenched = ({ kind, terrain, facts }: FireAttack): boolean =>
  terrain === "crest" && isDirect(kind) && facts.includes("front") && !facts.includes("frontExempt");

/** Kinds of attack that Hindrances do not affect (D11.792). OVR and CC, for example, are made in the target's hex. */
export const SIGHTLESS: readonly FireKind[] = ["bombardment", "ovr", "cc"];

/** Returns whether there is Dust of any form in the LOS (D11.7, D11.74, D11.75). */
export const isDusty = (a: FireAttack): boolean => a.dust !== "none" || a.vehicleDust > 0 || a.facts.includes("ffe");
