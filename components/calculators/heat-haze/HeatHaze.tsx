/** The Heat Haze calculator (D11.62–D11.623): the DRM to an attack, and whether Heat Haze is in effect. */
import { createMemo, Show } from "solid-js";
import { MAX_RANGE } from "../../../src/game/scenario.ts";
import { Choices } from "../kit/Choices.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { holdText } from "../kit/hold.ts";
import { Stepper } from "../kit/Stepper.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { conditionLines } from "../shared/result-lines.ts";
import { Curve } from "./Curve.tsx";
import { affectedAttack, attackLines, calculator, curvesOf, curvesText, inEffectText, isBySsr } from "./calculator.ts";

type Props = PropsOf<typeof calculator> & {
  /** The label of each Time of Day in the `<select>`, by its value in the field `when`. */
  times: Record<string, string>;
  months: readonly string[];
};

export default function HeatHaze(props: Props) {
  const { state, set, t, found: answer, Calculator, Choice, Pick, Flag } = useCalculator(calculator, props);
  const curves = createMemo(() => curvesOf(answer().haze));
  const atHint = () => (state.at === "both" || state.at === "empty" ? t(`hint.${state.at}`) : undefined);
  const setRange = (range: number) => set("range", range);

  return (
    <Calculator class="heat-haze">
      <div class="step grid">
        <div class="inputs">
          <Choice of="haze" />
          <Choice of="by" />
          <Pick of="at" />
          <Show when={atHint()}>
            {(hint) => (
              <p class="hint">
                <Text>{hint()}</Text>
              </p>
            )}
          </Show>
          <Stepper
            label={t("range")}
            less={t("less")}
            more={t("more")}
            value={state.range}
            min={0}
            max={MAX_RANGE}
            set={setRange}
            isLive
          >
            <input
              ref={holdText(() => state.range)}
              type="range"
              autocomplete="off"
              min="0"
              max={MAX_RANGE}
              aria-label={t("slider")}
              value={state.range}
              onInput={(event) => setRange(event.currentTarget.valueAsNumber)}
            />
          </Stepper>
        </div>
        <div class="result">
          <Derivation label={t("derivation")} lines={attackLines(t, state, answer())} />
          <Show when={affectedAttack(answer()) && state.by === "ground"}>
            <Curve label={curvesText(t, state, answer())} curves={curves()} range={state.range} t={t} />
          </Show>
        </div>
      </div>
      <h2>{t("check")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Choice of="theatre" />
          <Choices
            label={t("boards")}
            value={state.boards === 0 ? 0 : 1}
            set={(boards) => set("boards", boards)}
            options={([1, 0] as const).map((value) => ({ value, label: t(value ? "boards.some" : "boards.none") }))}
          />
          <Pick of="weather" />
          <Pick of="when" text={(when) => (isBySsr(when) ? t(`when.${when}`) : props.times[when]!)} />
          <Show when={isBySsr(state.when)} fallback={<Pick of="month" text={(month) => props.months[month - 1]!} />}>
            <Flag of="night" />
          </Show>
        </div>
        <div class="result">
          <p class="verdict">
            <Text>{inEffectText(t, answer().scenario)}</Text>
          </p>
          <Derivation label={t("conditions")} lines={conditionLines(t, answer().scenario.conditions)} />
        </div>
      </div>
    </Calculator>
  );
}
