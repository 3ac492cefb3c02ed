import { For } from "solid-js";
import type { Distribution } from "../../../src/game/distribution.ts";

/** Height of the highest bar. */
const HEIGHT = 54;

/** A bar for each result of the throws, with its count: those that fail are `marked`, the worse of two ways is `worst`; `label` says it all. */
export function OddsBars(props: {
  dist: Distribution;
  marked?: (value: number) => boolean;
  worst?: (value: number) => boolean;
  label: string;
}) {
  const bars = () =>
    [...props.dist.counts].toSorted(([a], [b]) => a - b).map(([value, n]) => ({ value, n: Number(n) }));
  const height = (n: number) => (n / Math.max(...bars().map((bar) => bar.n))) * HEIGHT;
  const classOf = (value: number) =>
    props.worst?.(value) ? "bad-bar worst-bar" : props.marked?.(value) ? "bad-bar" : undefined;
  return (
    <svg class="bars" viewBox="0 0 220 84" role="img" aria-label={props.label}>
      {/* Each is made anew when the throws change, so that no text in it does. */}
      <For each={bars()}>
        {(bar, i) => (
          <g class={classOf(bar.value)}>
            <rect x={i() * 20 + 2} y={66 - height(bar.n)} width="16" height={height(bar.n)} />
            <text x={i() * 20 + 10} y="80">
              {bar.value}
            </text>
            <text x={i() * 20 + 10} y={62 - height(bar.n)}>
              {bar.n}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
