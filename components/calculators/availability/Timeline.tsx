import { Index, onMount } from "solid-js";
import { type Span, WAR } from "../../../src/game/availability.ts";
import { rfText, type T, type TimelineRow } from "./availability.ts";
import { YEARS } from "./when.ts";

/** Width of a month, in units of the picture: wide enough to read its RF, upright or turned. */
const MONTH = 13;
/** Height of a theatre's band. */
const BAND = 24;
/** A band narrower than this has its RF turned. */
const NARROW = 20;

/** The number of months from the first month of the war to this one: "1940-06" → 0. */
const since = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1940 * 12 - 6;
const MONTHS_OF_WAR = since(WAR.to) + 1;
const VIEW = `0 0 ${MONTHS_OF_WAR * MONTH} ${BAND}`;
/** The x of a month's beginning; months outside of the war lie at its ends. */
const x = (months: number) => Math.max(0, Math.min(MONTHS_OF_WAR, months)) * MONTH;
const upright = (months: number) => `M${x(months)} 0V${BAND}`;
const NEW_YEARS = YEARS.slice(1).map((year) => ({ year, months: since(`${year}-01`) }));
const YEAR_LINES = NEW_YEARS.map(({ months }) => upright(months)).join("");

/** The months with one RF; the commoner the piece, the darker the band. */
function Band(props: { span: Span }) {
  const left = () => x(since(props.span.from));
  const width = () => x(since(props.span.to) + 1) - left();
  const middle = () => left() + width() / 2;
  return (
    <>
      <rect
        x={left()}
        y="1"
        width={width()}
        height={BAND - 2}
        fill-opacity={props.span.rf === null ? 0 : 0.04 + (1.6 - props.span.rf) * 0.4}
      />
      <text
        class="band"
        text-anchor="middle"
        x={middle()}
        y={BAND / 2 + 4}
        transform={width() < NARROW ? `rotate(-90 ${middle()} ${BAND / 2})` : undefined}
      >
        {rfText(props.span.rf)}
      </text>
    </>
  );
}

/** Theatres × months, with the RF in each band; the months asked for, `from` and `to`, stand between two lines. */
export function Timeline(props: {
  t: T;
  rows: readonly TimelineRow[];
  /** The whole picture in words. */
  text: string;
  from: string;
  to: string;
}) {
  let box!: HTMLElement;
  // Scrolls to the months asked for.
  onMount(() => {
    box.scrollLeft = x(since(props.from)) - 100;
  });
  return (
    <section class="timeline" tabindex="0" aria-label={props.text} ref={box}>
      <div>
        <svg viewBox={VIEW} aria-hidden="true">
          {NEW_YEARS.map(({ year, months }) => (
            <text x={x(months)} y="20">
              {year}
            </text>
          ))}
        </svg>
        <Index each={props.rows}>
          {(row) => (
            <>
              <b aria-hidden="true">{props.t(`theatre.${row().theatre}`)}</b>
              <svg viewBox={VIEW} aria-hidden="true">
                <path d={YEAR_LINES} />
                <path class="chosen" d={upright(since(props.from)) + upright(since(props.to) + 1)} />
                <Index each={row().spans}>{(span) => <Band span={span()} />}</Index>
              </svg>
            </>
          )}
        </Index>
      </div>
    </section>
  );
}
