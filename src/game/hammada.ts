import DRM from "../tables/D3.31-drm.ts";
import { atLeast, lowestDrFor, type Odds, twoDice } from "./distribution.ts";
import type { Dr, NoDr, Vehicle } from "./sand-bog.ts";
import type { Book } from "./scenario.ts";
import { drmLinesOf, sumOfDrms } from "./table.ts";

/** The hex that a vehicle enters, or changes VCA in, and how. */
export type HammadaStep = {
  /** `openGroundAccessible`, `scrub`, `sand`: Accessible to one hammada hex or more. */
  readonly hex: "hammada" | "openGroundAccessible" | "scrub" | "sand" | "other";
  readonly alongTrackOrRoad: boolean;
  /** Pays 2 times the MP of entering, or by our reading of the change of VCA, or more. */
  readonly doubled: boolean;
  /** Desert Mud (D11.8) is in effect. */
  readonly mud: boolean;
};

/** The names of the DRM of D3.31. */
export type HammadaDrm = keyof typeof DRM;

export type NoHammadaDr = NoDr<"fullyTracked" | "wagon" | "trackOrRoad" | "scrub" | "sand" | "otherHex" | "mud">;

/** Failing it means Immobilized, or a motorcycle's Rider dismounted. */
export type HammadaDr = Dr<HammadaDrm> & {
  /** The lowest Original DR that fails; null: none does. */
  readonly failsOnOriginalDr: number | null;
  /** The odds that a motorcycle is eliminated too, of the same 36 (D3.32); impossible for others. */
  readonly eliminated: Odds;
  /** The lowest Original DR that eliminates a motorcycle; null: none does. */
  readonly eliminatedOnOriginalDr: number | null;
};

/** D3.31: a Final DR of this or more immobilizes. D3.32: or dismounts the Rider. */
const FAILS_AT = 12;
/** D3.32: a Final DR of this or more eliminates the motorcycle. */
const ELIMINATES_AT = 13;

/**
 * Returns whether a vehicle must make a Hammada Immobilization DR (D3.31, D3.32), and if so its DRM and the exact odds.
 * Ground Pressure does not matter. ASL asks it of no Wagon (F3.31).
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
