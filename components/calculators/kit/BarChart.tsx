import { Index } from "solid-js";

export interface Bar {
  dr: number;
  /** The number of throws with this result. */
  count: number;
  /** 0: nothing happens; 1: the check fails; 2: it fails in the worse of two ways. */
  grade: 0 | 1 | 2;
}
const CLASS = [undefined, "bad-bar", "bad-bar worst-bar"];
/** Height of the highest bar. */
const HEIGHT = 54;

/** A bar for each result of the throws, with its count; results that fail are marked. */
export function BarChart(props: { bars: readonly Bar[]; label: string }) {
  const height = (bar: Bar) => (bar.count / Math.max(...props.bars.map(({ count }) => count))) * HEIGHT;
  return (
    <svg class="bars" viewBox="0 0 220 84" role="img" aria-label={props.label}>
      <Index each={props.bars}>
        {(bar, i) => (
          <g class={CLASS[bar().grade]}>
            <rect x={i * 20 + 2} y={66 - height(bar())} width="16" height={height(bar())} />
            <text x={i * 20 + 10} y="80">
              {bar().dr}
            </text>
            <text x={i * 20 + 10} y={62 - height(bar())}>
              {bar().count}
            </text>
          </g>
        )}
      </Index>
    </svg>
  );
}
