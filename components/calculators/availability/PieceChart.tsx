/** The chart of vehicles and Guns by month. Each has a row, with a bar for each RF. */
import { createMemo, For, Index, type JSX, Show } from "solid-js";
import { optionText } from "../../rules/piece-option.ts";
import { ruleAddress, useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { Bar, BarLabel } from "./Bar.tsx";
import type { Answer, AvailabilitySay, Chart, ChartRow } from "./calculator.ts";
import { answerOf, placeOf, rfRange, rowText } from "./calculator.ts";
import { YEARS } from "./when.ts";

/** A vertical line in the chart. `at`: its position, in percent of the chart's width. */
const Upright = (props: { at: number }) => <line x1={`${props.at}%`} x2={`${props.at}%`} y2="24" />;

/**
 * Draws the chart. Two vertical lines mark the chosen months. What can only be bought in other months is in a
 * `<details>`. SVG shapes that every row uses, such as the years, are defined once, in the table's header.
 */
export function PieceChart(props: {
  t: AvailabilitySay;
  chart: Chart;
  answer: Answer;
  opened: string;
  open: (name: string) => void;
  /** Shown at the end of the `<details>`: what can never be bought in this theatre. */
  children?: JSX.Element;
}) {
  const { t } = props;
  const { ruleHref } = useCalculatorContext();
  const newYears = () => YEARS.map((year) => ({ year, at: placeOf(props.chart, `${year}-01`) })).filter(({ at }) => at);

  /**
   * A table cell with the bars of one row, and the same information as text. If `showsText` is false, only screen
   * readers read the text.
   */
  const Bars = (own: { of: Pick<ChartRow, "piece" | "spans">; showsText?: boolean }) => (
    <td class="months">
      <svg aria-hidden="true">
        <use href="#new-years" />
        <Index each={own.of.spans}>{(span) => <Bar chart={props.chart} span={span()} />}</Index>
        <use href="#asked-for" />
        <Index each={own.of.spans}>{(span) => <BarLabel chart={props.chart} span={span()} />}</Index>
      </svg>
      <small class={own.showsText ? "muted" : "unseen"} innerText={rowText(t, own.of)} />
    </td>
  );

  const isOpen = (row: ChartRow) => row.piece.name === props.opened;
  const Row = (own: { row: ChartRow }) => (
    <>
      <tr class={isOpen(own.row) ? "opened" : ""}>
        <td class="rf">
          <Text>{own.row.now && rfRange(own.row.now)}</Text>
        </td>
        <th scope="row">
          <a class="touch" href={ruleAddress(ruleHref, own.row.piece.rule)}>
            <Text>{own.row.piece.name}</Text>{" "}
            <small class="muted">
              <Text>{own.row.piece.rule}</Text>
            </small>
          </a>
          <Show when={own.row.piece.option}>
            {(option) => (
              <small>
                {" "}
                <Text>{optionText(t, option())}</Text>
              </small>
            )}
          </Show>
        </th>
        <td>
          <button
            type="button"
            aria-expanded={isOpen(own.row)}
            aria-label={t("everywhere", { name: own.row.piece.name })}
            onClick={() => props.open(isOpen(own.row) ? "none" : own.row.piece.name)}
            innerText={isOpen(own.row) ? "−" : "+"}
          />
        </td>
        <Bars of={own.row} />
      </tr>
      <Index each={own.row.everywhere}>
        {(row) => (
          <tr class="opened">
            <td />
            <th scope="row">
              <Text>{t(`theatre.${row().theatre}`)}</Text>
            </th>
            <td />
            <Bars of={row()} showsText />
          </tr>
        )}
      </Index>
    </>
  );
  const Rows = (own: { rows: readonly ChartRow[] }) => (
    <tbody>
      <Index each={own.rows}>{(row) => <Row row={row()} />}</Index>
    </tbody>
  );
  /**
   * Whether a row inside the `<details>` was ever opened. If so, the `<details>` stays open, so that the page does not
   * jump when the row is closed.
   */
  const hasOpened = createMemo<boolean>((was) => was || props.chart.otherTimes.some(isOpen), false);
  /** The number of vehicles and Guns that cannot be bought in the chosen months. */
  const others = () => props.chart.otherTimes.length + props.chart.never.length;

  return (
    <>
      <table class="pieces">
        <caption class="unseen">
          <Text>{answerOf(t, props.answer).odds}</Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">RF</th>
            <th scope="col">{t("column.piece")}</th>
            <td />
            <th scope="col" class="months">
              <span class="unseen">{t("column.months")}</span>
              <svg aria-hidden="true">
                <g id="new-years">
                  <Index each={newYears()}>{(year) => <Upright at={year().at} />}</Index>
                  <For each={newYears().filter(({ at }) => at < 95)}>
                    {(year) => (
                      <text x={`${year.at + 0.5}%`} y="33">
                        {year.year}
                      </text>
                    )}
                  </For>
                </g>
                <defs>
                  <g id="asked-for">
                    <Upright at={placeOf(props.chart, props.answer.from)} />
                    <Upright at={placeOf(props.chart, props.answer.to, 1)} />
                  </g>
                </defs>
              </svg>
            </th>
          </tr>
        </thead>
        <Rows rows={props.chart.now} />
      </table>
      <Show when={others()}>
        <details open={!props.chart.now.length || hasOpened()}>
          <summary>
            <Text>{t("others", { count: others() })}</Text>
          </summary>
          <Show when={props.chart.otherTimes.length}>
            <table class="pieces">
              <caption>{t("otherTimes")}</caption>
              <Rows rows={props.chart.otherTimes} />
            </table>
          </Show>
          {props.children}
        </details>
      </Show>
    </>
  );
}
