import { Show } from "solid-js";
import { Derivation } from "../kit/Derivation.tsx";
import { Text } from "../kit/Text.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import { conditionLines } from "../shared/result-lines.ts";
import {
  alsoLines,
  type calculator,
  type DustNow,
  type Lights,
  MOST_TURNS,
  nightLines,
  turnLines,
  WINDS,
  type Wind,
  windsIn,
  writeWinds,
} from "./calculator.ts";

/** Questions about the scenario and its Wind Change DR, and the present density of Dust. */
export function DensityStep(props: { form: CalculatorOf<typeof calculator>; dust: DustNow; lights: Lights }) {
  const { state, set, t, Choice, Pick } = props.form;
  const winds = () => windsIn(state.turns);
  const setWinds = (winds: Wind[]) => set("turns", writeWinds(winds));
  return (
    <div class="step grid">
      <div class="inputs">
        <Choice of="boards" />
        <Pick of="ec" />
        <Choice of="steppe" />
        <Pick of="density" />
        <Choice of="force" text={(force) => t(force === "unknown" ? "force.unknown" : `wind.${force}`)} />
        <fieldset class="choices cluster tight winds">
          <legend>{t("turns")}</legend>
          {WINDS.map((wind) => (
            <button type="button" disabled={winds().length >= MOST_TURNS} onClick={() => setWinds([...winds(), wind])}>
              {t(`wind.${wind}`)}
            </button>
          ))}
          <button type="button" disabled={!winds().length} onClick={() => setWinds(winds().slice(0, -1))}>
            {t("undo")}
          </button>
          <p class="hint">
            <Text>{t(props.dust.isHeavyPossible ? "turnsHint" : "noTurns")}</Text>
          </p>
        </fieldset>
      </div>
      <div class="result">
        <div>
          <Show when={props.dust.start !== state.density}>
            <p class="bad">
              <Text>{t("cannotBe", { asked: t(`dust.${state.density}`), used: t(`dust.${props.dust.start}`) })}</Text>
            </p>
          </Show>
          <Show when={turnLines(t, props.dust).at(-1)}>
            {(last) => (
              <p class="hint">
                <Text>{last().text}</Text>
              </p>
            )}
          </Show>
        </div>
        <Derivation label={t("log")} lines={turnLines(t, props.dust)} />
        <details open={!props.dust.isHeavyPossible}>
          <summary>{t("possible")}</summary>
          <Derivation label={t("possible")} lines={conditionLines(t, props.dust.conditions)} />
        </details>
        <Show when={alsoLines(t, props.dust, state).length}>
          <h3>{t("also")}</h3>
          <Derivation label={t("also")} lines={alsoLines(t, props.dust, state)} />
        </Show>
        <h3>{t("night")}</h3>
        <Derivation label={t("night")} lines={nightLines(t, props.dust, props.lights)} />
      </div>
    </div>
  );
}
