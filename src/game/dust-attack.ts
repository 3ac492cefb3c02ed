import DUST from "../tables/D11.7-density.ts";
import { always, checkWhole, type Distribution, die, mapValues, sum } from "./distribution.ts";
import { compareDensity, type Density } from "./dust-density.ts";
import type { Book } from "./scenario.ts";

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

/** What of the subsequent dr is the DRM: ½, fractions rounded up or down, or the whole. */
type DrPart = "halfDrUp" | "halfDrDown" | "wholeDr";

/** One DRM: its source, its chances (one value if it is fixed) and its rule. */
export type DustLine = {
  readonly name: DrPart | "halfRange" | "fullRange" | "intoWind" | "ffe";
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

/** The cells of the printed table. */
const DR_PARTS = {
  "½ dr (FRU): +1 – +3": "halfDrUp",
  "½ dr (FRD): 0 – +3": "halfDrDown",
  "dr: +1 – +6": "wholeDr",
} as const satisfies Record<(typeof DUST)[keyof typeof DUST][Book], DrPart>;

/** The DRM that each part of the dr gives. */
const DRMS: Readonly<Record<DrPart, Distribution>> = {
  halfDrUp: mapValues(die, (dr) => Math.ceil(dr / 2)),
  halfDrDown: mapValues(die, (dr) => Math.floor(dr / 2)),
  wholeDr: die,
};

/** The rules that give the DRM of the dr: D11.73 has Light Dust's in all denser Dust, F11.732 Moderate Dust's in the densest. */
const RULES_OF_DR: Readonly<Record<Book, Readonly<Record<keyof typeof DUST, string>>>> = {
  sl: { light: "D11.71", moderate: "D11.72", heavy: "D11.73", veryHeavy: "D11.73", extremelyHeavy: "D11.73" },
  asl: { light: "F11.71", moderate: "F11.72", heavy: "F11.71", veryHeavy: "F11.71", extremelyHeavy: "F11.732" },
};

/** Returns the DRM that the subsequent dr gives (D11.71–D11.732, F11.71–F11.732). */
function drLine(density: keyof typeof DUST, book: Book): DustLine {
  const name = DR_PARTS[DUST[density][book]];
  return { name, drms: DRMS[name], rule: RULES_OF_DR[book][density] };
}

/** The attacks that Light and Moderate Dust do not affect (D11.71); Heavy and denser do (our reading of D11.73). */
const spared: readonly DustAttackKind[] = ["oba", "dc", "ft"];

/**
 * Returns the parts of the Dust DRM of one attack by a book, and the chances of their sum (D11.7–D11.732, D11.75, D11.761,
 * D11.79–D11.792).
 * @throws RangeError when the range is not a whole number ≥ 0
 */
export function dustAttack(
  { density, range, kind, inBuilding, intoWind, throughFfe }: DustAttack,
  book: Book = "sl",
): DustResult {
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
    else lines.push(drLine(density, book));
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
