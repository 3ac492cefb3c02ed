import type { Distribution } from "../../../src/game/distribution.ts";
import { BarChart } from "./BarChart.tsx";

/** A distribution as bars with their counts; the values for which `marked` holds stand out. `label` tells it in words. */
export function OddsBars(props: { dist: Distribution; marked: (value: number) => boolean; label: string }) {
  const bars = () =>
    [...props.dist.counts]
      .toSorted(([a], [b]) => a - b)
      .map(([dr, count]) => ({ dr, count: Number(count), grade: props.marked(dr) ? (1 as const) : (0 as const) }));
  return <BarChart bars={bars()} label={props.label} />;
}
