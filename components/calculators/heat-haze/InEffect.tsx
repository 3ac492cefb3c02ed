import { Show } from "solid-js";
import type { HazeInEffect } from "../../../src/game/haze-in-effect.ts";
import { Choices } from "../kit/Choices.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { conditionLines } from "../kit/result-lines.ts";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { type FIELDS, inEffectText, isBySsr } from "./heat-haze.ts";

/** Whether haze is in effect in the scenario: what decides it, and each condition. */
export function InEffect(props: {
  form: CalculatorOf<typeof FIELDS, Word<"heatHaze">>;
  scenario: HazeInEffect;
  /** The results of the Time of Day dr, by the row's name. */
  times: Readonly<Record<string, string>>;
  /** The names of the months, January first. */
  months: readonly string[];
}) {
  const { state, set, t, Choice, Pick, Flag } = props.form;
  return (
    <div class="step">
      <div class="inputs">
        <Choice of="theatre" />
        <Choices
          label={t("boards")}
          value={state.boards === 0 ? 0 : 1}
          set={(boards) => set("boards", boards)}
          options={([1, 0] as const).map((value) => ({ value, label: t(`boards.${value}`) }))}
        />
        <Choice of="weather" />
        <Pick of="when" text={(when) => (isBySsr(when) ? t(`when.${when}`) : props.times[when]!)} />
        <Show
          when={isBySsr(state.when)}
          fallback={<Pick of="month" class="check" text={(month) => props.months[month - 1]!} />}
        >
          <Flag of="night" />
        </Show>
      </div>
      <div class="result">
        <p class="verdict">{inEffectText(t, props.scenario)}</p>
        <Derivation label={t("conditions")} lines={conditionLines(t, props.scenario.conditions)} />
      </div>
    </div>
  );
}
