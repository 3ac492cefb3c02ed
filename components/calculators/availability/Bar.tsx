import type { Span } from "../../../src/game/availability.ts";
import { DrawnText } from "../kit/Text.tsx";
import { barText, type Chart, placeOf } from "./calculator.ts";

/** A bar narrower than this (in percent of the chart's width) has no label, because the label would not fit. */
const NARROW = 6;

/** A bar of the chart, for successive months with the same RF. A lower RF makes the bar darker. */
export function Bar(props: { chart: Chart; span: Span }) {
  const left = () => placeOf(props.chart, props.span.from);
  const width = () => placeOf(props.chart, props.span.to, 1) - left();
  return (
    <>
      <rect
        x={`${left()}%`}
        y="3"
        width={`${width()}%`}
        height="18"
        fill-opacity={props.span.rf === null ? 0 : Math.min(1, (1.7 - props.span.rf) * 1.25)}
      />
      <text class="rf" x={`${left() + width() / 2}%`} y="16">
        <DrawnText>{width() < NARROW ? "" : barText(props.span)}</DrawnText>
      </text>
    </>
  );
}
