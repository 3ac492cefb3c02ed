import type { HazeKind } from "../../../src/game/heat-haze.ts";
import { MAX_RANGE } from "../../../src/game/scenario.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import { DrawnText } from "../kit/Text.tsx";
import type { curvesOf, HeatHazeSay } from "./calculator.ts";

const DRMS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const RANGES = [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60];

const x = (range: number) => 26 + range * 5;
const y = (drm: number) => 152 - drm * 14;
/** Returns an SVG path of the DRM at each range: a step line that rises halfway between two ranges. */
const stairs = (curve: readonly number[]) => {
  const treads = curve.map((drm, r) => (drm === curve[r - 1] ? "" : `${r ? `H${x(r - 0.5)}V` : `M${x(0)} `}${y(drm)}`));
  return `${treads.join("")}H${x(curve.length - 1)}`;
};

/**
 * A chart of the DRM by range. The line for Infantry is solid, the line for vehicles dashed. Marks show the chosen
 * range.
 */
export function Curve(props: { curves: ReturnType<typeof curvesOf>; range: number; t: HeatHazeSay; label: string }) {
  const drm = (kind: HazeKind) => props.curves[kind][props.range]!;
  return (
    <svg class="curve" viewBox="0 0 340 186" role="img" aria-label={props.label}>
      {DRMS.map((d) => (
        <>
          <path class="grid" d={`M${x(0)} ${y(d)}H${x(MAX_RANGE)}`} />
          <text x="21" y={y(d) + 3} text-anchor="end">
            {formatDrm(d)}
          </text>
        </>
      ))}
      {RANGES.map((r) => (
        <text x={x(r)} y="167" text-anchor="middle">
          {r}
        </text>
      ))}
      <path class="chosen" d={`M${x(props.range)} 20V156`} />
      <path class="vehicle" d={`${stairs(props.curves.vehicle)}M160 8h26`} />
      <path class="infantry" d={`${stairs(props.curves.infantry)}M26 8h26`} />
      <rect x="168" y="3" width="10" height="10" />
      <rect x={x(props.range) - 5} y={y(drm("vehicle")) - 5} width="10" height="10" />
      <circle cx="39" cy="8" r="4" />
      <circle cx={x(props.range)} cy={y(drm("infantry"))} r="4" />
      <text class="name" x="57" y="12">
        <DrawnText>{`${props.t("infantry")} ${formatDrm(drm("infantry"))}`}</DrawnText>
      </text>
      <text class="name" x="191" y="12">
        <DrawnText>{`${props.t("vehicle")} ${formatDrm(drm("vehicle"))}`}</DrawnText>
      </text>
      <text class="name" x={Math.min(310, Math.max(46, x(props.range)))} y="182" text-anchor="middle">
        <DrawnText>{props.t("hexes", { range: props.range })}</DrawnText>
      </text>
    </svg>
  );
}
