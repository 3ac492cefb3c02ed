import { Index } from "solid-js";
import type { Distribution } from "../../src/game/distribution.ts";

/** A distribution as bars with their counts; the values for which `marked` holds stand out. `label` tells it in words. */
export function OddsBars(props: { dist: Distribution; marked: (value: number) => boolean; label: string }) {
  const highest = () => Math.max(...[...props.dist.counts.values()].map(Number));
  const bars = () =>
    [...props.dist.counts]
      .toSorted(([a], [b]) => a - b)
      .map(([value, count]) => ({ value, count, height: (Number(count) / highest()) * 54 }));
  return (
    <svg class="bars" viewBox="0 0 220 84" role="img" aria-label={props.label}>
      <Index each={bars()}>
        {(bar, i) => (
          <g class={props.marked(bar().value) ? "bad-bar" : undefined}>
            <rect x={i * 20 + 2} y={66 - bar().height} width="16" height={bar().height} />
            <text x={i * 20 + 10} y="80">
              {bar().value}
            </text>
            <text x={i * 20 + 10} y={62 - bar().height}>
              {String(bar().count)}
            </text>
          </g>
        )}
      </Index>
    </svg>
  );
}
