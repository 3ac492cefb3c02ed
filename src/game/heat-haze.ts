import GROUND from "../tables/D11.62-haze.ts";
import AERIAL from "../tables/D11.622-aerial.ts";
import { checkWhole } from "./distribution.ts";
import { MAX_RANGE } from "./scenario.ts";
import type { DrmLine } from "./table.ts";

/** Heat Haze (D11.62) or Intense Heat Haze (D11.621). */
export type Haze = "normal" | "intense";

/** The rule of each kind of haze. */
export const RULE_OF_HAZE: Readonly<Record<Haze, string>> = { normal: "D11.62", intense: "D11.621" };

/**
 * A target that is not Aerial. `vehicle`: a vehicle or its PRC. `infantry`: Infantry or Cavalry (D11.623). `both`: fire
 * with the Area Target Type at a hex that contains `vehicle` and `infantry` targets. `emptyHex`: HE or SMOKE fired at a
 * hex without an enemy vehicle and without Known enemy Infantry/Cavalry.
 */
export type GroundTarget = "infantry" | "vehicle" | "both" | "emptyHex";

/** An attack in haze. */
export type HazeAttack = {
  readonly haze: Haze;
  /** The range in hexes, 0 to 60. */
  readonly range: number;
  readonly attacker: "ground" | "aerial" | "oba";
  readonly target: GroundTarget | "aerial";
};

/** The haze DRM of an attack, or why haze does not affect the attack. */
export type HazeResult =
  | { readonly affected: false; readonly reason: "oba" | "aerialTarget"; readonly rule: string }
  | {
      readonly affected: true;
      /** The DLV Hindrance DRM; 0 within the clear range. */
      readonly drm: number;
      /** The DRM that apply. `name` is the row of the haze table. The sum of these DRM is `drm`. */
      readonly lines: readonly DrmLine<Haze | keyof typeof GROUND>[];
      /**
       * The shortest range at which the DRM is greater than `drm`; null for an Aerial attacker, whose DRM does not
       * depend on range.
       */
      readonly nextChangeAt: number | null;
    };

/** The row of the haze table for each kind of haze and target. */
const ROW = {
  normal: { infantry: "normalInfantry", vehicle: "normalVehicle" },
  intense: { infantry: "intenseInfantry", vehicle: "intenseVehicle" },
} as const satisfies Record<Haze, Record<string, keyof typeof GROUND>>;
/** A kind of target for which the haze table has rows. */
export type HazeKind = keyof typeof ROW.normal;

/** Which rows of the haze table apply to each target. If there are two, the lower DRM applies. */
const KINDS_OF: Readonly<Record<GroundTarget, readonly HazeKind[]>> = {
  infantry: ["infantry"],
  vehicle: ["vehicle"],
  both: ["infantry", "vehicle"],
  emptyHex: ["infantry"],
};

/**
 * Returns the (Intense) Heat Haze DRM to a TH DR or a non-ordnance IFT DR (D11.62–D11.623).
 * @throws RangeError when the range is not a whole number from 0 to 60
 */
export function heatHazeDrm({ haze, range, attacker, target }: HazeAttack): HazeResult {
  checkRange(range);
  if (target === "aerial") return { affected: false, reason: "aerialTarget", rule: "D11.62" };
  if (attacker === "oba") return { affected: false, reason: "oba", rule: "D11.62" };
  if (attacker === "aerial") {
    const { drm } = AERIAL[haze];
    return { affected: true, drm, lines: [{ name: haze, drm, rule: "D11.622" }], nextChangeAt: null };
  }
  const { name, drm, nextChangeAt } = groundDrm(haze, target, range);
  const rule = target === "both" || target === "emptyHex" ? "D11.623" : RULE_OF_HAZE[haze];
  return { affected: true, drm, lines: drm === 0 ? [] : [{ name, drm, rule }], nextChangeAt };
}

/**
 * Returns the DRM of a ground attack at each range from 0 to `maxRange`, indexed by range (D11.62, D11.621).
 * @throws RangeError when `maxRange` is not a whole number from 0 to 60
 */
export function heatHazeCurve(haze: Haze, target: GroundTarget, maxRange: number): readonly number[] {
  checkRange(maxRange);
  return Array.from({ length: maxRange + 1 }, (_, range) => groundDrm(haze, target, range).drm);
}

/** Returns the rows of the haze table that apply to a target, each with its DRM at this range. */
export function hazeRowsAtRange(haze: Haze, target: GroundTarget, range: number) {
  return KINDS_OF[target].map((kind) => {
    const name = ROW[haze][kind];
    const { clearRange, step } = GROUND[name];
    // Rounded up, because in the examples of D11.62 and D11.621 the first hex beyond the clear range already has +1.
    return { kind, name, clearRange, step, drm: Math.max(0, Math.ceil((range - clearRange) / step)) };
  });
}

/**
 * Returns the lowest DRM that the haze table gives a target, and the name of its row. `nextChangeAt`: the shortest
 * range with a greater DRM.
 */
function groundDrm(haze: Haze, target: GroundTarget, range: number) {
  const found = hazeRowsAtRange(haze, target, range);
  const { name, drm } = found.reduce((least, row) => (row.drm < least.drm ? row : least));
  // The DRM increases only at the range where every row gives more than `drm`.
  const nextChangeAt = Math.max(...found.map(({ clearRange, step }) => clearRange + step * drm + 1));
  return { name, drm, nextChangeAt };
}

function checkRange(range: number): void {
  checkWhole("hexes of range", range, 0, MAX_RANGE);
}
