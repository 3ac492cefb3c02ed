import { For } from "solid-js";
import type { Distribution } from "../../../src/game/distribution.ts";

/** Height of the highest bar, in units of the viewBox. */
const HEIGHT = 54;

/**
 * A bar chart of a roll. The height of a bar is the number of dice combinations with this result. `marked` returns
 * whether a bar is highlighted, and `worst` whether it is highlighted more strongly. `label` describes the chart for
 * screen readers.
 */
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
      {/*
        Creates new bars when the dice change. If Solid only updated the text nodes, the change would be invisible after
        a page translator has replaced these nodes.
      */}
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
