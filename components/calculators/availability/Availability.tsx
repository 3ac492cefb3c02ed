/**
 * Finds the Italian vehicles and Guns that can be bought in a theatre and month, with their Rarity Factor (It-V, It-O).
 */
import { createMemo, Index, type JSX, Show } from "solid-js";
import { printedMonths } from "../../../src/game/availability.ts";
import { optionText } from "../../rules/piece-option.ts";
import { RuleLink } from "../kit/Derivation.tsx";
import { holdText } from "../kit/hold.ts";
import { Select } from "../kit/Select.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { type AvailabilitySay, calculator, chartOf, type PieceWithNote } from "./calculator.ts";
import { PieceChart } from "./PieceChart.tsx";
import { laterMonths, MONTHS, readWhen, type When, writeWhen, YEARS } from "./when.ts";

type Props = PropsOf<typeof calculator> & {
  months: readonly string[];
  /** The explanation below the chart. */
  children?: JSX.Element;
};

/** Lists vehicles and Guns that have no row in the chart. Each name is followed by a link to its note. */
function Named(props: { t: AvailabilitySay; label: string; pieces: readonly PieceWithNote[] }) {
  return (
    <Show when={props.pieces.length}>
      <p>
        <Text>{props.label}</Text>{" "}
        <Index each={props.pieces}>
          {(piece) => (
            <span class="named">
              <Text>{piece().name}</Text> <RuleLink id={piece().rule} />
              <Show when={piece().option}>
                {(option) => (
                  <small>
                    {" "}
                    <Text>{optionText(props.t, option())}</Text>
                  </small>
                )}
              </Show>
            </span>
          )}
        </Index>
      </p>
    </Show>
  );
}

export default function Availability(props: Props) {
  const { given, state, set, t, found: answer, Calculator, Pick } = useCalculator(calculator, props);
  const when = () => readWhen(state.when);
  const setWhen = (change: Partial<When>) => set("when", writeWhen({ ...when(), ...change }));
  const chart = createMemo(() => chartOf(answer(), given.pieces, state.piece));

  return (
    <Calculator class="finder">
      <div class="step grid">
        <div class="picks cluster">
          <Pick of="theatre" />
          <Pick of="kind" />
          <Select
            label={t("year")}
            value={when().year}
            set={(year) => setWhen({ year })}
            options={YEARS.map((value) => ({ value, label: value }))}
          />
          <Select
            label={t("month")}
            value={when().month}
            set={(month) => setWhen({ month })}
            options={[
              { value: "", label: t("wholeYear") },
              ...MONTHS.map((value, i) => ({ value, label: given.months[i]! })),
            ]}
          />
          <Show when={when().month && laterMonths(when()).length}>
            <Select
              label={t("until")}
              value={when().until}
              set={(until) => setWhen({ until })}
              options={[
                { value: "", label: t("noPeriod") },
                ...laterMonths(when()).map((value) => ({ value, label: printedMonths(value, value) })),
              ]}
            />
          </Show>
          <label class="field stack tight">
            <span>{t("name")}</span>
            <input
              ref={holdText(() => state.name)}
              type="search"
              autocomplete="off"
              value={state.name}
              onInput={(event) => set("name", event.currentTarget.value)}
            />
          </label>
        </div>
      </div>

      <div>
        <Show when={answer().campaign}>
          {(campaign) => {
            const text = () => t("campaign", { months: printedMonths(campaign().from, campaign().to) }).split("{rule}");
            return (
              <p class="bad">
                <Text>{text()[0]}</Text>
                <RuleLink id={campaign().rule} />
                <Text>{text()[1]}</Text>
              </p>
            );
          }}
        </Show>
        <PieceChart t={t} chart={chart()} answer={answer()} opened={state.piece} open={(name) => set("piece", name)}>
          <Named t={t} label={t("never", { count: chart().never.length })} pieces={chart().never} />
        </PieceChart>
        <Named t={t} label={t("undated", { count: answer().undated.length })} pieces={answer().undated} />
        {props.children}
      </div>
    </Calculator>
  );
}
