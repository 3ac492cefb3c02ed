/** One attack in the desert: its fields are the answers to the fire calculator's questions. */
import type { Density } from "./dust-density.ts";

/**
 * How the attack is made. `smallArms`: MG too; `gun` and `mortar`: ordnance by Direct and by Indirect Fire; `aerial`: by
 * an Aerial unit.
 */
export const KINDS = ["smallArms", "gun", "mortar", "oba", "bombardment", "dc", "ft", "ovr", "aerial", "cc"] as const;
export type FireKind = (typeof KINDS)[number];

/** `infantry`: Cavalry too; `passenger`: Riders too; `soft`: an unarmored vehicle; `ce…`: the CE crew of that AFV. */
export const TARGETS = ["infantry", "passenger", "soft", "afv", "ceMr35", "ceSmv90", "aerial"] as const;
export type FireTarget = (typeof TARGETS)[number];

/**
 * The form of the target's hex, or of a flat hex its ground. `crest`: in a wadi with crest status; `other`: terrain that another
 * book describes.
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

/** The ground of a hex whose terrain is a form (`hasOwnGround`). `open`: of a Dune, its sand alone. */
export const FIRE_GROUNDS = ["open", "scrub", "hammada", "sand", "broken", "cactus", "other"] as const;
export type FireGround = (typeof FIRE_GROUNDS)[number];

/** `emplaced`: the crew of an Emplaced Gun; `sangarGun`: that crew in a sangar; `wreck`: an AFV or wreck in the hex. */
export const COVERS = ["none", "foxhole", "sangar", "emplaced", "sangarGun", "wreck"] as const;
export type FireCover = (typeof COVERS)[number];

/**
 * Where the firer is. `crest`: crest Infantry whose target is outside its crest front; `wadi`: in a wadi without crest
 * status; `cliff`: there too, with a LOS through a cliff side; `x1`: in Overlay X1.
 */
export const FIRERS = ["ordinary", "crest", "wadi", "cliff", "x1"] as const;
export type Firer = (typeof FIRERS)[number];

/** Where the other unit is, if one is in a wadi without crest status: the rows of table D5.4-fire. `unsaid`: no answer yet. */
export const PLACES = ["unsaid", "adjacent", "sameWadi", "fourUp", "threeUp", "elsewhere"] as const;
export type Place = (typeof PLACES)[number];

/** DLV other than Dust: Heat Haze, Intense Heat Haze, Sun Blindness in Early Morning or Late Afternoon. */
export const SKIES = ["none", "haze", "intense", "morning", "afternoon"] as const;
export type Sky = (typeof SKIES)[number];

/** Facts that are true or false. A fact is asked for only if it matters (see fire-questions.ts). */
export const FACTS = [
  /** The LOS is known to be clear, as the LOS calculator found it. */
  "seen",
  /** The LOS to a target in a wadi goes through a cliff side. */
  "cliff",
  /** The firer is a vehicle at another height than the target, and its weapon has no AA capability. */
  "vehicle",
  /** The firer is entrenched. */
  "dugIn",
  /** EC are Wet or Mud. */
  "wet",
  /** The target moves in the open. */
  "moving",
  /** There is brush in the wadi hex. */
  "brush",
  /** The ordnance fires other than HE. */
  "notHe",
  /** X2's Location is Encircled, and ASL is played. */
  "encircled",
  /** The LOF crosses a Lip Hexside that counts by D4.5. */
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
  /** One of the 2 exceptions of D6.0-Crest holds. */
  "frontExempt",
  /** It-V11: from inside the Target Facing at the turret's rear; It-V16: through the unarmored Target Facing. */
  "facing",
  /** Every condition of D11.611 holds that no other question covers. */
  "zone",
  /** Directly into Heavy Wind (D11.761). */
  "intoWind",
  /** The LOS passes through the Blast Area of an HE FFE of ≥ 70mm. */
  "ffe",
  /** The whole LOS lies inside one building. */
  "inside",
  /** The players agreed that PBF at an adjacent hex takes no Dust DRM except the one into Heavy Wind (D11.7). */
  "pbfFree",
  /** The attackers have just entered through a crest hexside. */
  "overCrest",
] as const;
export type Fact = (typeof FACTS)[number];

export type FireAttack = {
  readonly kind: FireKind;
  readonly target: FireTarget;
  readonly terrain: FireTerrain;
  /** The ground of the hex, if `terrain` is a form (`hasOwnGround`). */
  readonly ground: FireGround;
  readonly cover: FireCover;
  readonly firer: Firer;
  readonly place: Place;
  readonly sky: Sky;
  readonly dust: Density;
  /** The units in the hex, for haze (D11.623): only the target, both Infantry and a vehicle, or no Known enemy. */
  readonly hex: "target" | "both" | "empty";
  /** Who has crest status in CC. */
  readonly crestInCc: "none" | "defender" | "attacker";
  /** In hexes, ≥ 0. */
  readonly range: number;
  /** The DRM of the rulebook's LOS Hindrances except Vehicle Dust: SMOKE, brush, grain (D4.51); 0 to 105. */
  readonly hindrance: number;
  /** The DRM of the Vehicle Dust in the LOS, from the player's rulebook (D11.74); ≥ 0. */
  readonly vehicleDust: number;
  /** FP before it is halved, ≥ 1. */
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

/** A modifier's kind, by which results are grouped. `other`: neither TEM nor Hindrance. */
export type DrmKind = "tem" | "los" | "dlv" | "other";

/** A remark beside the modifiers, with its rule: why a modifier is missing or cancelled. */
export type Remark<Name extends string> = { readonly name: Name; readonly rule: string };

/** Whether the attack is Direct Fire, to whose DR a TEM can apply (D4.5, D6.51, D7.513, D6.0-Crest). */
export const isDirect = (kind: FireKind): boolean => kind === "smallArms" || kind === "gun";

/** Whether the target's hex is a Dune (D7.5). */
export const isDune = ({ terrain }: Pick<FireAttack, "terrain">): boolean =>
  terrain === "lowDune" || terrain === "highDune";

/** Terrain that is a form, so that the ground of the hex is a separate question (D4.2, D5.42, D6.5, D7.2). */
const FORMS: readonly FireTerrain[] = ["lowDune", "highDune", "deir", "hillock", "wadi", "crest"];
/** Returns whether the ground of the target's hex is a separate question. */
export const hasOwnGround = ({ terrain }: Pick<FireAttack, "terrain">): boolean => FORMS.includes(terrain);

/** Returns the ground of the target's hex. */
export const groundOf = (a: Pick<FireAttack, "terrain" | "ground">): FireTerrain =>
  hasOwnGround(a) ? a.ground : a.terrain;

/** Whether the target's hex is sand, with or without a Dune and scrub (D7.1, D7.5). */
export const isSand = (a: Pick<FireAttack, "terrain" | "ground">): boolean => isDune(a) || groundOf(a) === "sand";

/** Whether it is an "unarmored target": Infantry, soft vehicles, Passengers and Riders (our reading of D3.4). */
export const isUnarmored = (target: FireTarget): boolean =>
  target === "infantry" || target === "passenger" || target === "soft";

/** Whether sand halves the FP of this kind of attack (D7.4). */
export const isShelled = (kind: FireKind): boolean => kind === "gun" || kind === "mortar" || kind === "oba";

/** Whether a unit fires at a target that it sees, so that D5.4 limits the attack. A DC is placed, not fired (our reading). */
export const isFired = (kind: FireKind): boolean => isDirect(kind) || kind === "mortar" || kind === "ft";

/** Whether the firer is in a wadi without crest status. */
export const firesFromWadi = ({ firer }: FireAttack): boolean => firer === "wadi" || firer === "cliff";

/** Whether D5.4 limits the attack: a unit fires at one on the ground, and one of them is in a wadi without crest status. */
export const isWadiShot = (a: FireAttack): boolean =>
  isFired(a.kind) && a.target !== "aerial" && (a.terrain === "wadi" || firesFromWadi(a));

/** Returns which of the two is at least 3 levels higher, if one is in a wadi and the other is not. */
export function farAbove(a: FireAttack): "firer" | "target" | undefined {
  if (!isWadiShot(a) || (a.place !== "threeUp" && a.place !== "fourUp")) return undefined;
  return firesFromWadi(a) ? "target" : "firer";
}

/** D6.0-Crest: whether the target counts as entrenched behind its crest front. */
export const isCrestEntrenched = ({ kind, terrain, facts }: FireAttack): boolean =>
  terrain === "crest" && isDirect(kind) && facts.includes("front") && !facts.includes("frontExempt");

/** Attacks without a LOS: an OVR is made in the target's hex, CC is not affected (D11.792). */
export const SIGHTLESS: readonly FireKind[] = ["bombardment", "ovr", "cc"];

/** Whether there is Dust of any form in the LOS (D11.7, D11.74, D11.75). */
export const isDusty = (a: FireAttack): boolean => a.dust !== "none" || a.vehicleDust > 0 || a.facts.includes("ffe");
