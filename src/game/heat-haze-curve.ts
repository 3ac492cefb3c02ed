import type { TableRow } from "../schemas/table.ts";
import type { Haze } from "./haze.ts";
import { checkRange, type GroundTarget, groundDrm } from "./heat-haze.ts";

/**
 * D11.62, D11.621: the DRM of a ground attack at each range from 0 to `maxRange`; the index is the range.
 * @throws RangeError when `maxRange` is not a whole number from 0 to 60, or the table lacks the row
 */
export function heatHazeCurve(
  haze: Haze,
  target: GroundTarget,
  maxRange: number,
  hazeRows: readonly TableRow[],
): readonly number[] {
  checkRange(maxRange);
  return Array.from({ length: maxRange + 1 }, (_, range) => groundDrm(haze, target, range, hazeRows).drm);
}
