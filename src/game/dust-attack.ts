import DUST from "../tables/D11.7-density.ts";
import { always, checkWhole, type Distribution, die, mapValues, sum } from "./distribution.ts";
import { compareDensity, type Density } from "./dust-density.ts";
import type { Book } from "./scenario.ts";

/**
 * Kinds of attack that Dust affects differently. `th`: any TH DR; `ift`: a non-ordnance IFT DR; `aerial`: an attack by
 * an Aerial unit or Ground Support; `atAerial`: an attack against an Aerial unit.
 */
export type DustAttackKind = "th" | "ift" | "oba" | "dc" | "ft" | "aerial" | "atAerial" | "cc";

/** An attack that Dust may affect. */
export type DustAttack = {
  readonly density: Density;
  /** The range in hexes, ≥ 0. */
  readonly range: number;
  readonly kind: DustAttackKind;
  /** Whether the whole LOS is inside one building (D11.791). */
  readonly inBuilding: boolean;
  /** Whether the attack is directly into Heavy Wind (D11.761). True only if the scenario can have Heavy Dust. */
  readonly intoWind: boolean;
  /** Whether the LOS passes through the Blast Area of an HE FFE of ≥ 70mm (D11.75). */
  readonly throughFfe: boolean;
  /**
   * Whether the players agree that PBF at an adjacent hex has no Dust DRM (D11.7). The DRM for firing into Heavy Wind
   * still applies (D11.761).
   */
  readonly pbfFree?: boolean;
};

/**
 * Returns whether an attack is PBF at an adjacent hex: an IFT attack at range 1 that is not by ordnance, OBA, a DC or a
 * FT. By one reading of D11.7, such an attack has no Dust DRM.
 */
export const isAdjacentPbf = ({ kind, range }: Pick<DustAttack, "kind" | "range">): boolean =>
  kind === "ift" && range === 1;

/** How the subsequent dr for Dust becomes a DRM: halved and rounded up, halved and rounded down, or whole. */
type DrPart = "halfDrUp" | "halfDrDown" | "wholeDr";

/** A Dust DRM. `name`: its cause; `drms`: its distribution, with only one value if the DRM does not depend on a dr. */
export type DustLine = {
  readonly name: DrPart | "halfRange" | "fullRange" | "intoWind" | "ffe";
  readonly drms: Distribution;
  readonly rule: string;
};

/**
 * A remark on why a DRM does not apply, or applies only in part. Two remarks are the opposite: `hindranceInside` and
 * `pbfCounts` say that a DRM does apply, by our reading of an unclear rule.
 */
export type DustReason = {
  readonly name:
    | ("noDust" | "rangeZero" | "cc" | "spared" | "inBuilding" | "hindranceInside" | "oba" | "groundSupport")
    | ("pbfFree" | "pbfCounts");
  readonly rule: string;
};

/** The result of `dustAttack`: the Dust DRM to an attack, or that Dust forbids the attack. */
export type DustResult =
  | { readonly allowed: false; readonly rule: "D11.731" }
  | {
      readonly allowed: true;
      readonly lines: readonly DustLine[];
      readonly reasons: readonly DustReason[];
      /** The distribution of the total Dust DRM; always 0 if no DRM applies. */
      readonly drms: Distribution;
    };

/** Maps each text in the table D11.7-density to a `DrPart`. */
const DR_PARTS = {
  "½ dr (FRU): +1 – +3": "halfDrUp",
  "½ dr (FRD): 0 – +3": "halfDrDown",
  "dr: +1 – +6": "wholeDr",
} as const satisfies Record<(typeof DUST)[keyof typeof DUST][Book], DrPart>;

/** The distribution of the DRM for each `DrPart`. */
const DRMS: Readonly<Record<DrPart, Distribution>> = {
  halfDrUp: mapValues(die, (dr) => Math.ceil(dr / 2)),
  halfDrDown: mapValues(die, (dr) => Math.floor(dr / 2)),
  wholeDr: die,
};

/**
 * For each book and density, the rule of the DRM that comes from the dr. Heavy and denser Dust has the DRM of Light
 * Dust (D11.73). In ASL, however, Extremely Heavy Dust has the DRM of Moderate Dust (F11.732).
 */
const RULES_OF_DR: Readonly<Record<Book, Readonly<Record<keyof typeof DUST, string>>>> = {
  sl: { light: "D11.71", moderate: "D11.72", heavy: "D11.73", veryHeavy: "D11.73", extremelyHeavy: "D11.73" },
  asl: { light: "F11.71", moderate: "F11.72", heavy: "F11.71", veryHeavy: "F11.71", extremelyHeavy: "F11.732" },
};

/** Returns the DRM from the subsequent dr for Dust (D11.71–D11.732, F11.71–F11.732). */
function drLine(density: keyof typeof DUST, book: Book): DustLine {
  const name = DR_PARTS[DUST[density][book]];
  return { name, drms: DRMS[name], rule: RULES_OF_DR[book][density] };
}

/**
 * The attacks that Light and Moderate Dust do not affect (D11.71). By our reading of D11.73, Heavy and denser Dust
 * affects them.
 */
const spared: readonly DustAttackKind[] = ["oba", "dc", "ft"];

/**
 * Returns each Dust DRM to an attack by the rules of a book, and the distribution of their sum (D11.7–D11.732, D11.75,
 * D11.761, D11.79–D11.792).
 * @throws RangeError when the range is not a whole number ≥ 0
 */
export function dustAttack(
  { density, range, kind, inBuilding, intoWind, throughFfe, pbfFree }: DustAttack,
  book: Book = "sl",
): DustResult {
  checkWhole("hexes of range", range);
  if ((kind === "aerial" || kind === "atAerial") && compareDensity(density, "veryHeavy") >= 0)
    return { allowed: false, rule: "D11.731" };
  const none = (name: DustReason["name"], rule: string): DustResult => {
    return { allowed: true, lines: [], reasons: [{ name, rule }], drms: always(0) };
  };
  if (kind === "cc") return none("cc", "D11.792");
  if (range === 0) return none("rangeZero", "D11.7");

  const lines: DustLine[] = [];
  const reasons: DustReason[] = [];
  const isDusty = density !== "none" || throughFfe;
  const isPbf = isAdjacentPbf({ kind, range }) && isDusty;
  const isFree = isPbf && !!pbfFree;
  if (isPbf) reasons.push({ name: isFree ? "pbfFree" : "pbfCounts", rule: "D11.7" });
  const isHeavy = compareDensity(density, "heavy") >= 0;
  if (isHeavy && !isFree) {
    const half = density === "heavy";
    const drm = half ? Math.ceil(range / 2) : range;
    lines.push({ name: half ? "halfRange" : "fullRange", drms: always(drm), rule: half ? "D11.73" : "D11.731" });
    if (inBuilding) reasons.push({ name: "hindranceInside", rule: "D11.791" });
  }
  if (inBuilding) reasons.push({ name: "inBuilding", rule: "D11.791" });
  else {
    if (!isFree) {
      if (density === "none") reasons.push({ name: "noDust", rule: "D11.71" });
      else if (!isHeavy && spared.includes(kind)) reasons.push({ name: "spared", rule: "D11.71" });
      else lines.push(drLine(density, book));
      if (throughFfe) lines.push({ name: "ffe", drms: always(1), rule: "D11.75" });
    }
    if (intoWind && density !== "none") {
      if (kind === "aerial") reasons.push({ name: "groundSupport", rule: "D11.761" });
      // By our reading, OBA is never into the wind, because it is not fired from a hex on the map.
      else if (kind === "oba") reasons.push({ name: "oba", rule: "D11.761" });
      else lines.push({ name: "intoWind", drms: always(1), rule: "D11.761" });
    }
  }
  return {
    allowed: true,
    lines,
    reasons,
    drms: lines.reduce((all, line) => sum(all, line.drms), always<number>(0)),
  };
}
