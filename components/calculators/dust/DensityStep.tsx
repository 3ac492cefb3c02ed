import { Show } from "solid-js";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { Text } from "../kit/Text.tsx";
import type { CalculatorOf } from "../kit/use-calculator.tsx";
import { conditionLines } from "../shared/result-lines.ts";
import {
  alsoLines,
  type calculator,
  type DustNow,
  hasScenario,
  type Lights,
  MOST_TURNS,
  nightLines,
  turnLines,
  WINDS,
  type Wind,
  windsIn,
} from "./calculator.ts";

/**
 * The part of the form for the density of Dust. The user enters the results of the Wind Change DR and, in a
 * `<details>`, the scenario. Beside them are the present density and its effects.
 */
export function DensityStep(props: { form: CalculatorOf<typeof calculator>; dust: DustNow; lights: Lights }) {
  const { state, set, t, Choice, Pick } = props.form;
  const winds = () => windsIn(state.turns);
  const setWinds = (winds: Wind[]) => set("turns", winds.join("."));
  return (
    <div class="step grid">
      <div class="inputs">
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
        <More label={t("scenario")} open={hasScenario(state)}>
          <Choice of="boards" />
          <Pick of="ec" />
          <Choice of="steppe" />
          <Choice of="force" text={(force) => t(force === "unknown" ? "force.unknown" : `wind.${force}`)} />
        </More>
      </div>
      <div class="result">
        <p class="verdict">
          <b>
            <Text>{t(`dust.${props.dust.now}`)}</Text>
          </b>{" "}
          <Text>{t("densityNow")}</Text>
        </p>
        <Derivation label={t("log")} lines={turnLines(t, props.dust)} />
        <Show when={alsoLines(t, props.dust, state).length}>
          <h3>{t("also")}</h3>
          <Derivation label={t("also")} lines={alsoLines(t, props.dust, state)} />
        </Show>
        <details open={!props.dust.isHeavyPossible}>
          <summary>{t("possible")}</summary>
          <Derivation label={t("possible")} lines={conditionLines(t, props.dust.conditions)} />
        </details>
        <details>
          <summary>{t("night")}</summary>
          <Derivation label={t("night")} lines={nightLines(t, props.dust, props.lights)} />
        </details>
      </div>
    </div>
  );
}
