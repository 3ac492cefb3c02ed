import type { Hour } from "../../../src/game/sun-zone.ts";
import { from, write } from "./map-geometry.ts";

/** The board's hex with north and the sun around it. `letter` stands for north. */
export function Compass(props: { north: Hour; sun: Hour; letter: string }) {
  const corners = () => [1, 3, 5, 7, 9, 11].map((hour) => from([0, 0], hour, 11));
  return (
    <svg class="compass" viewBox="-36 -36 72 72" width="72" height="72" aria-hidden="true">
      <path d={`M${write(...corners())}ZM${write(from([0, 0], props.north, 6), from([0, 0], props.north, 20))}`} />
      <text transform={`translate(${from([0, 0], props.north, 28)})`}>{props.letter}</text>
      <g transform={`translate(${from([0, 0], props.sun, 27)})`}>
        <circle r="4.5" />
        <path d="M-8 0h2M6 0h2M0-8v2M0 6v2M-5.5-5.5l1.3 1.3M4.2 4.2l1.3 1.3M5.5-5.5l-1.3 1.3M-4.2 4.2l-1.3 1.3" />
      </g>
    </svg>
  );
}
