import { always, checkWhole, type Distribution, die, mapValues, sum } from "./distribution.ts";
import { compareDensity, type Density } from "./dust-density.ts";

/**
 * How an attack is made. `th`: any TH DR; `ift`: a non-ordnance IFT DR. `aerial`: by an Aerial unit, Ground Support;
 * `atAerial`: against one.
 */
export type DustAttackKind = "th" | "ift" | "oba" | "dc" | "ft" | "aerial" | "atAerial" | "cc";

export type DustAttack = {
  readonly density: Density;
  /** In hexes, ≥ 0. */
  readonly range: number;
  readonly kind: DustAttackKind;
  /** The whole LOS lies inside one building (D11.791). */
  readonly inBuilding: boolean;
  /** Directly into Heavy Wind (D11.761), in a scenario in which Heavy Dust can occur. */
  readonly intoWind: boolean;
  /** The LOS passes through the Blast Area of an HE FFE of ≥ 70mm (D11.75). */
  readonly throughFfe: boolean;
};

/** One DRM: its source, its chances (one value if it is fixed) and its rule. */
export type DustLine = {
  readonly name: "lightDr" | "moderateDr" | "halfRange" | "fullRange" | "intoWind" | "ffe";
  readonly drms: Distribution;
  readonly rule: string;
};

/** Why no DRM applies, or why a part of it does not. */
export type DustExemption = {
  readonly name: "noDust" | "rangeZero" | "cc" | "spared" | "inBuilding" | "hindranceInside" | "oba" | "groundSupport";
  readonly rule: string;
};

export type DustResult =
  | { readonly allowed: false; readonly rule: "D11.731" }
  | {
      readonly allowed: true;
      readonly lines: readonly DustLine[];
      readonly exemptions: readonly DustExemption[];
      /** The chances of the whole Dust DRM; always 0 where none applies. */
      readonly drms: Distribution;
    };

/** D11.71: ½ of the subsequent dr, rounded up. The source's example also counts 0, which its rule excludes; see D11.71's note. */
const lightDrms: Distribution = mapValues(die, (dr) => Math.ceil(dr / 2));

/** D11.72: the whole subsequent dr. */
const moderateDrms: Distribution = die;

/** The attacks that Light and Moderate Dust do not affect (D11.71); Heavy and denser do (our reading of D11.73). */
const spared: readonly DustAttackKind[] = ["oba", "dc", "ft"];

/**
 * D11.7–D11.732, D11.75, D11.761, D11.79–D11.792: the parts of the Dust DRM of one attack, and the chances of their sum.
 * @throws RangeError when the range is not a whole number ≥ 0
 */
export function dustAttack({ density, range, kind, inBuilding, intoWind, throughFfe }: DustAttack): DustResult {
  checkWhole("hexes of range", range);
  if ((kind === "aerial" || kind === "atAerial") && compareDensity(density, "veryHeavy") >= 0)
    return { allowed: false, rule: "D11.731" };
  const none = (name: DustExemption["name"], rule: string): DustResult => {
    return { allowed: true, lines: [], exemptions: [{ name, rule }], drms: always(0) };
  };
  if (kind === "cc") return none("cc", "D11.792");
  if (range === 0) return none("rangeZero", "D11.7");

  const lines: DustLine[] = [];
  const exemptions: DustExemption[] = [];
  const isHeavy = compareDensity(density, "heavy") >= 0;
  if (isHeavy) {
    const half = density === "heavy";
    const drm = half ? Math.ceil(range / 2) : range;
    lines.push({ name: half ? "halfRange" : "fullRange", drms: always(drm), rule: half ? "D11.73" : "D11.731" });
    if (inBuilding) exemptions.push({ name: "hindranceInside", rule: "D11.791" });
  }
  if (inBuilding) exemptions.push({ name: "inBuilding", rule: "D11.791" });
  else {
    if (density === "none") exemptions.push({ name: "noDust", rule: "D11.71" });
    else if (!isHeavy && spared.includes(kind)) exemptions.push({ name: "spared", rule: "D11.71" });
    else if (density === "moderate") lines.push({ name: "moderateDr", drms: moderateDrms, rule: "D11.72" });
    else lines.push({ name: "lightDr", drms: lightDrms, rule: isHeavy ? "D11.73" : "D11.71" });
    if (throughFfe) lines.push({ name: "ffe", drms: always(1), rule: "D11.75" });
    if (intoWind && density !== "none") {
      if (kind === "aerial") exemptions.push({ name: "groundSupport", rule: "D11.761" });
      // Our reading: OBA has no firer's hex that its LOS could leave into the wind.
      else if (kind === "oba") exemptions.push({ name: "oba", rule: "D11.761" });
      else lines.push({ name: "intoWind", drms: always(1), rule: "D11.761" });
    }
  }
  return {
    allowed: true,
    lines,
    exemptions,
    drms: lines.reduce((all, line) => sum(all, line.drms), always<number>(0)),
  };
}
