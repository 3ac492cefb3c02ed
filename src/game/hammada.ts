import DRM from "../tables/D3.31-drm.ts";
import { atLeast, lowestDrFor, type Odds, twoDice } from "./distribution.ts";
import type { Dr, NoDr, Vehicle } from "./sand-bog.ts";
import type { Book } from "./scenario.ts";
import { drmLinesOf, sumOfDrms } from "./table.ts";

/** A vehicle's entry into a hex, or its change of VCA in a hex. */
export type HammadaStep = {
  /** `openGroundAccessible`, `scrub`, `sand`: a hex of this terrain that is Accessible to at least one hammada hex. */
  readonly hex: "hammada" | "openGroundAccessible" | "scrub" | "sand" | "other";
  readonly alongTrackOrRoad: boolean;
  /** Whether the vehicle pays at least twice the normal MP to enter the hex or, by our reading, to change its VCA. */
  readonly doubled: boolean;
  /** Whether Desert Mud (D11.8) is in effect. */
  readonly mud: boolean;
};

/** The name of a DRM in the table of D3.31. */
export type HammadaDrm = keyof typeof DRM;

/** The reason why no Hammada Immobilization DR is made. */
export type NoHammadaDr = NoDr<"fullyTracked" | "wagon" | "trackOrRoad" | "scrub" | "sand" | "otherHex" | "mud">;

/** A Hammada Immobilization DR. If the DR fails, the vehicle is Immobilized, or the motorcycle's Rider dismounts. */
export type HammadaDr = Dr<HammadaDrm> & {
  /** The lowest Original DR that fails; null if none does. */
  readonly failsOnOriginalDr: number | null;
  /** The odds, out of 36, that a motorcycle is also eliminated (D3.32); 0 for other vehicles. */
  readonly eliminated: Odds;
  /** The lowest Original DR that eliminates a motorcycle; null if none does. */
  readonly eliminatedOnOriginalDr: number | null;
};

/** The lowest Final DR that Immobilizes the vehicle (D3.31) or dismounts the motorcycle's Rider (D3.32). */
const FAILS_AT = 12;
/** D3.32: the lowest Final DR that eliminates the motorcycle. */
const ELIMINATES_AT = 13;

/**
 * Returns the Hammada Immobilization DR of a vehicle with its DRM and exact odds, or why no DR is made (D3.31, D3.32).
 * Ground Pressure does not matter. In ASL, a Wagon makes no DR (F3.31).
 */
export function hammadaCheck(
  { mover, britishBuilt }: Pick<Vehicle, "mover" | "britishBuilt">,
  { hex, alongTrackOrRoad, doubled, mud }: HammadaStep,
  book: Book = "sl",
): NoHammadaDr | HammadaDr {
  if (mover === "fullyTracked") return { required: false, reason: "fullyTracked", rule: "D3.31" };
  if (mover === "wagon" && book === "asl") return { required: false, reason: "wagon", rule: "F3.31" };
  if (hex === "scrub") return { required: false, reason: "scrub", rule: "D2.2" };
  if (hex === "sand") return { required: false, reason: "sand", rule: "D7.2" };
  if (hex === "other") return { required: false, reason: "otherHex", rule: "D3.31" };
  if (alongTrackOrRoad) return { required: false, reason: "trackOrRoad", rule: "D9.2" };
  const motorcycle = mover === "motorcycle";
  if (hex === "openGroundAccessible" && mud && !motorcycle) return { required: false, reason: "mud", rule: "D11.8" };

  const applies: Record<HammadaDrm, boolean> = {
    nonBritishTruck: mover === "mediumHeavyTruck" && !britishBuilt,
    motorcycle,
    notDoubleCost: !doubled,
    accessibleOpenGround: hex === "openGroundAccessible",
  };
  const lines = drmLinesOf(DRM, applies, "D3.31");
  const drm = sumOfDrms(lines);
  return {
    required: true,
    lines,
    drm,
    failsOnOriginalDr: lowestDrFor(FAILS_AT, drm),
    odds: atLeast(twoDice, FAILS_AT - drm),
    eliminated: motorcycle ? atLeast(twoDice, ELIMINATES_AT - drm) : { count: 0n, total: twoDice.total },
    eliminatedOnOriginalDr: motorcycle ? lowestDrFor(ELIMINATES_AT, drm) : null,
  };
}
