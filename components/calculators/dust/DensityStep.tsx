import { Show } from "solid-js";
import { Derivation } from "../kit/Derivation.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { alsoLines, conditionLines, type DustNow, nightLines, turnLines } from "./density.ts";
import type { FIELDS } from "./fields.ts";
import { WindChanges } from "./WindChanges.tsx";

/** The scenario and its Wind Change DR, and which Dust is in effect. */
export function DensityStep(props: { form: CalculatorOf<typeof FIELDS, Word<"dust">>; dust: DustNow }) {
  const { state, set, t, Choice, Flag } = props.form;
  return (
    <div class="step ask">
      <div class="inputs">
        <Choice of="boards" />
        <Choice of="ec" />
        <Flag of="steppe" />
        <Choice of="density" />
        <WindChanges
          t={t}
          value={state.turns}
          set={(turns) => set("turns", turns)}
          disabled={!props.dust.isHeavyPossible}
        />
      </div>
      <div class="result">
        <div>
          <p class="verdict outcome">
            <b>{t(`density.${props.dust.now}`)}</b> <span>{t("densityNow")}</span>
          </p>
          <Show when={props.dust.start !== state.density}>
            <p class="bad">
              {t("cannotBe", { asked: t(`density.${state.density}`), used: t(`density.${props.dust.start}`) })}
            </p>
          </Show>
          <Show when={turnLines(t, props.dust).at(-1)}>{(last) => <p class="hint">{last().text}</p>}</Show>
        </div>
        <Derivation label={t("log")} lines={turnLines(t, props.dust)} />
        <details open={!props.dust.isHeavyPossible}>
          <summary>{t("possible")}</summary>
          <Derivation label={t("possible")} lines={conditionLines(t, props.dust.conditions)} />
        </details>
        <Show when={alsoLines(t, props.dust).length}>
          <h3>{t("also")}</h3>
          <Derivation label={t("also")} lines={alsoLines(t, props.dust)} />
        </Show>
        <h3>{t("night")}</h3>
        <Derivation label={t("night")} lines={nightLines(t, props.dust)} />
      </div>
    </div>
  );
}
