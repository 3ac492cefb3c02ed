import DRM from "../tables/D7.31-drm.ts";
import { atLeast, complement, lowestDrFor, type Odds, product, twoDice } from "./distribution.ts";
import { type Book, type Ec, isWetOrMud } from "./scenario.ts";
import { type DrmLine, drmLinesOf, sumOfDrms } from "./table.ts";

/** The vehicle types that the rules for sand and hammada distinguish. */
export const MOVERS = [
  "fullyTracked",
  "halftrack",
  "armoredCar",
  "lightTruck",
  "mediumHeavyTruck",
  "wagon",
  "motorcycle",
] as const;
export type Mover = (typeof MOVERS)[number];

/** The vehicle that moves. `britishBuilt` matters only for a medium or heavy truck. */
export type Vehicle = {
  readonly mover: Mover;
  readonly groundPressure: "low" | "normal" | "high";
  readonly britishBuilt: boolean;
};

/**
 * A vehicle's entry into a hex, or its change of VCA in a hex. Scrub in the hex makes no difference (D7.31, D7.511).
 */
export type Step = {
  /**
   * `openGroundAccessible`: Open Ground that is Accessible to a sand hex. `hammada`: a hammada hex, even if it is
   * Accessible to sand (D3.2).
   */
  readonly hex: "sand" | "openGroundAccessible" | "hammada" | "other";
  readonly action: "enters" | "changesVca";
  /**
   * Whether the vehicle entered the hex across a Dune Crest. In Squad Leader, this affects only the entry (our reading
   * of D7.31). In ASL, it also affects a later change of VCA in the hex (F7.31).
   */
  readonly crossesDuneCrest: boolean;
  readonly alongTrackOrRoad: boolean;
  readonly ec: Ec;
};

/** The name of a DRM in the table of D7.31. */
export type SandBogDrm = keyof typeof DRM;

/** The reason why no DR is made, with its rule. */
export type NoDr<Reason extends string> = { readonly required: false; readonly reason: Reason; readonly rule: string };
/** The reason why no Sand Bog DR is made. */
export type NoSandBogDr = NoDr<"motorcycle" | "trackOrRoad" | "hammada" | "otherHex">;

/** A DR that must be made. */
export type Dr<Name extends string> = {
  readonly required: true;
  /** The DRM that apply, in the order of the printed table. */
  readonly lines: readonly DrmLine<Name>[];
  readonly drm: number;
  /** The odds of failing the DR, out of 36. */
  readonly odds: Odds;
};

/** A Sand Bog DR that must be made. */
export type SandBogDr = Dr<SandBogDrm> & {
  /** The lowest Original DR that bogs the vehicle: 2 if every DR does, null if none does. */
  readonly bogsOnOriginalDr: number | null;
  /**
   * Whether a Hammada Immobilization DR (D3.31) comes before the Sand Bog DR, if the hex is Accessible to hammada too.
   */
  readonly hammadaFirst: boolean;
};

/** D7.31: the lowest Final DR that bogs the vehicle. */
const BOGS_AT = 12;

/** Returns the Sand Bog DR of a vehicle with its DRM and exact odds, or why no DR is made (D7.31). */
export function sandBogCheck(vehicle: Vehicle, step: Step, book: Book = "sl"): NoSandBogDr | SandBogDr {
  const { mover, groundPressure } = vehicle;
  if (mover === "motorcycle") return { required: false, reason: "motorcycle", rule: "D7.31" };
  if (step.hex === "hammada") return { required: false, reason: "hammada", rule: "D3.2" };
  if (step.hex === "other") return { required: false, reason: "otherHex", rule: "D7.31" };
  if (step.alongTrackOrRoad) return { required: false, reason: "trackOrRoad", rule: "D9.2" };

  const applies: Record<SandBogDrm, boolean> = {
    highGroundPressure: groundPressure === "high",
    normalGroundPressure: groundPressure === "normal",
    notFullyTracked: mover !== "fullyTracked",
    nonBritishTruck: mover === "mediumHeavyTruck" && !vehicle.britishBuilt,
    duneCrest: step.crossesDuneCrest && (step.action === "enters" || book === "asl"),
    accessibleOpenGround: step.hex === "openGroundAccessible",
    wetOrMud: isWetOrMud(step.ec),
  };
  const lines = drmLinesOf(DRM, applies, "D7.31");
  const drm = sumOfDrms(lines);
  return {
    required: true,
    lines,
    drm,
    bogsOnOriginalDr: lowestDrFor(BOGS_AT, drm),
    odds: atLeast(twoDice, BOGS_AT - drm),
    // Fully tracked vehicles make no Hammada Immobilization DR, nor do Wagons in ASL (F3.31), nor any vehicle in sand,
    // which is not Open Ground (D7.2).
    hammadaFirst:
      step.hex === "openGroundAccessible" && mover !== "fullyTracked" && !(mover === "wagon" && book === "asl"),
  };
}

/** The Sand Bog DR of a vehicle over several steps. */
export type SandBogPath = {
  readonly steps: readonly {
    readonly check: NoSandBogDr | SandBogDr;
    /** The odds that the vehicle has not bogged up to and including this step. */
    readonly passesSoFar: Odds;
  }[];
  /** The odds that the vehicle does not bog in any step; 1/1 if there are no steps. */
  readonly passesAll: Odds;
};

/**
 * Returns the Sand Bog DR of each step (D7.31) and the exact odds that the vehicle does not bog.
 * Odds are unreduced fractions whose denominator is a power of 36. A step without a DR counts as 1/1.
 */
export function sandBogPath(vehicle: Vehicle, steps: readonly Step[], book: Book = "sl"): SandBogPath {
  let passesAll = product();
  const done = steps.map((step) => {
    const check = sandBogCheck(vehicle, step, book);
    if (check.required) passesAll = product(passesAll, complement(check.odds));
    return { check, passesSoFar: passesAll };
  });
  return { steps: done, passesAll };
}
