/** Heat haze: the DRM by range against each kind of target that table D11.62-haze has rows for. */
import { groundDrm, type Haze, heatHazeCurve, RULE_OF_HAZE } from "../../../src/game/heat-haze.ts";
import { numberIn, rowNamed } from "../../../src/game/table.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import type { ResultLine } from "../kit/copy.ts";
import { FARTHEST, type State, type T } from "./fields.ts";

/** A kind of target that the table has a row for under each haze. */
export type Kind = "infantry" | "vehicle";
const ROW = { infantry: "Infantry", vehicle: "Vehicle" } as const;

/** The DRM at each range from 0 to FARTHEST hexes; the index is the range. */
export type Curves = Readonly<Record<Kind, readonly number[]>>;

/** The DRM by range under a haze. `rows`: of table D11.62-haze. */
export const curvesOf = (haze: Haze, rows: readonly TableRow[]): Curves => ({
  infantry: heatHazeCurve(haze, "infantry", FARTHEST, rows),
  vehicle: heatHazeCurve(haze, "vehicle", FARTHEST, rows),
});

/** Up to which range there is no DRM, and each how many hexes beyond it grows. */
function stepsOf(haze: Haze, kind: Kind, rows: readonly TableRow[]) {
  const row = rowNamed(rows, haze + ROW[kind]);
  return { clear: numberIn(row, "clearRange"), step: numberIn(row, "step") };
}

/** How the DRM against a kind of target comes about (D11.62, D11.621). */
export function kindLine(t: T, { haze, range }: State, kind: Kind, rows: readonly TableRow[]): ResultLine {
  const { clear, step } = stepsOf(haze, kind, rows);
  const over = range - clear;
  const drm = formatDrm(groundDrm(haze, kind, range, rows).drm);
  const values = { drm, haze: t(`haze.${haze}`), target: t(kind), range, clear, over, step };
  return { text: t(over > 0 ? "line.beyond" : "line.clear", values), rule: RULE_OF_HAZE[haze] };
}

/** Both curves told in words, with the DRM at the range chosen. */
export function curvesText(t: T, { haze, range }: State, curves: Curves, rows: readonly TableRow[]): string {
  const lines = (["infantry", "vehicle"] as const).map((kind) => {
    const { clear, step } = stepsOf(haze, kind, rows);
    return t("curveLine", { target: t(kind), first: clear + 1, step, drm: formatDrm(curves[kind][range]!), range });
  });
  return t("curve", { haze: t(`haze.${haze}`), lines: lines.join(t("comma")) });
}
