import type { Span } from "../../../src/game/availability.ts";
import { DrawnText } from "../kit/Text.tsx";
import { barText, type Chart, placeOf } from "./calculator.ts";

/** A bar narrower than this (in percent of the chart's width) has no label, because the label would not fit. */
const NARROW = 6;

/** The left edge and the width of a bar, in percent of the chart's width. */
function edgesOf(chart: Chart, span: Span): { left: number; width: number } {
  const left = placeOf(chart, span.from);
  return { left, width: placeOf(chart, span.to, 1) - left };
}

/** A bar of the chart, for successive months with the same RF. A lower RF makes the bar darker. */
export function Bar(props: { chart: Chart; span: Span }) {
  const edges = () => edgesOf(props.chart, props.span);
  return (
    <rect
      x={`${edges().left}%`}
      y="3"
      width={`${edges().width}%`}
      height="18"
      fill-opacity={props.span.rf === null ? 0 : Math.min(1, (1.7 - props.span.rf) * 1.25)}
    />
  );
}

/** The RF of a bar. It is drawn after the lines of the chosen months, which would strike it through. */
export function BarLabel(props: { chart: Chart; span: Span }) {
  const edges = () => edgesOf(props.chart, props.span);
  return (
    <text class="rf" x={`${edges().left + edges().width / 2}%`} y="16">
      <DrawnText>{edges().width < NARROW ? "" : barText(props.span)}</DrawnText>
    </text>
  );
}
