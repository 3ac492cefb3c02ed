import DRM from "../tables/D7.31-drm.ts";
import { atLeast, complement, lowestDrFor, type Odds, product, twoDice } from "./distribution.ts";
import { type Book, type Ec, isWetOrMud } from "./scenario.ts";
import { type DrmLine, drmLinesOf, sumOfDrms } from "./table.ts";

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

/** An entry into a hex, or a change of VCA in it. Scrub in the hex makes no difference (D7.31, D7.511). */
export type Step = {
  /** `openGroundAccessible`: Open Ground Accessible to one sand hex or more. `hammada`: also if Accessible to sand (D3.2). */
  readonly hex: "sand" | "openGroundAccessible" | "hammada" | "other";
  readonly action: "enters" | "changesVca";
  /**
   * The vehicle entered the hex across a Dune Crest. In SL that counts only for the entry (our reading of D7.31), in ASL also for a
   * later change of VCA in the hex (F7.31).
   */
  readonly crossesDuneCrest: boolean;
  readonly alongTrackOrRoad: boolean;
  readonly ec: Ec;
};

/** A DRM of D7.31, by its name in code. */
export type SandBogDrm = keyof typeof DRM;

/** The reason why no DR is made, with its rule. */
export type NoDr<Reason extends string> = { readonly required: false; readonly reason: Reason; readonly rule: string };
export type NoSandBogDr = NoDr<"motorcycle" | "trackOrRoad" | "hammada" | "otherHex">;

/** A DR that must be made. */
export type Dr<Name extends string> = {
  readonly required: true;
  /** The DRM that apply, in the order of the printed table, and their sum. */
  readonly lines: readonly DrmLine<Name>[];
  readonly drm: number;
  /** The odds of failing the DR, of 36. */
  readonly odds: Odds;
};

export type SandBogDr = Dr<SandBogDrm> & {
  /** The lowest Original DR that bogs; 2: every DR does; null: none does. */
  readonly bogsOnOriginalDr: number | null;
  /** If the hex is Accessible to hammada too, the Hammada Immobilization DR (D3.31) comes before this one. */
  readonly hammadaFirst: boolean;
};

/** D7.31: a Final DR of this or more bogs. */
const BOGS_AT = 12;

/** Returns whether a vehicle must make a Sand Bog DR (D7.31), and if so its DRM and the exact odds of bogging. */
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
    // D3.31 does not apply to fully tracked vehicles or to sand, which is not Open Ground for it (D7.2).
    hammadaFirst:
      step.hex === "openGroundAccessible" && mover !== "fullyTracked" && !(mover === "wagon" && book === "asl"),
  };
}

export type SandBogPath = {
  readonly steps: readonly {
    readonly check: NoSandBogDr | SandBogDr;
    /** The odds that the vehicle has not bogged up to and including this step. */
    readonly passesSoFar: Odds;
  }[];
  /** The odds that the vehicle bogs in no step; 1/1 without steps. */
  readonly passesAll: Odds;
};

/**
 * Returns the Sand Bog DR of each step (D7.31) and the exact odds that the vehicle gets through without bogging.
 * Odds are products over powers of 36, not reduced; a step without a DR counts as 1/1.
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
