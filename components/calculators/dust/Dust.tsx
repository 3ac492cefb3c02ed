/**
 * The Dust calculator (D11.7–D11.79): the DRM to an attack, the density after Wind Change DR, lights at night, and
 * Vehicle Dust.
 */
import { Show } from "solid-js";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { Text } from "../kit/Text.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { conditionLines } from "../shared/result-lines.ts";
import { Spread } from "../shared/Spread.tsx";
import {
  asksPbf,
  attackLines,
  calculator,
  canGoIntoWind,
  chancesOf,
  FIELDS,
  intoWindHint,
  leastMpText,
  oddsWithoutDust,
  placedText,
  removalLines,
  windText,
} from "./calculator.ts";
import { DensityStep } from "./DensityStep.tsx";

export default function Dust(props: PropsOf<typeof calculator>) {
  const form = useCalculator(calculator, props);
  const { state, t, found, Calculator, Choice, Pick, Flag, Count } = form;
  const dust = () => found().dust;
  const attack = () => found().attack;
  /** Returns the odds of each possible DRM. Returns false if only one DRM is possible. */
  const chances = () => {
    const attackResult = attack();
    return attackResult.allowed && attackResult.drms.counts.size > 1 && chancesOf(attackResult);
  };

  return (
    <Calculator class="dust">
      <h2>{t("attackHeading")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Pick of="density" />
          <Show when={dust().start !== state.density}>
            <p class="bad">
              <Text>{t("cannotBe", { asked: t(`dust.${state.density}`), used: t(`dust.${dust().start}`) })}</Text>
            </p>
          </Show>
          <Pick of="by" />
          <Show when={state.by === "oba"}>
            <p class="hint">{t("hint.oba")}</p>
          </Show>
          <Count of="range" />
          <Count of="need" />
          <Show when={asksPbf(state)}>
            <Flag of="pbf" />
          </Show>
          <More label={t("more")} open={state.wind || state.ffe || state.building}>
            <Flag of="wind" disabled={!canGoIntoWind(dust())} />
            <p class="hint">
              <Text>{intoWindHint(t, dust())}</Text>
            </p>
            <Flag of="ffe" />
            <Flag of="building" />
          </More>
        </div>
        <div class="result">
          <Show when={attack().allowed}>
            <p>
              <Text>{oddsWithoutDust(t, state)}</Text>
            </p>
          </Show>
          <Show when={chances()}>{(odds) => <Spread label={t("chances")} odds={odds()} name={(drm) => drm} />}</Show>
          <Derivation label={t("derivation")} lines={attackLines(t, state, attack())} />
        </div>
      </div>

      <h2>{t("densityHeading")}</h2>
      <DensityStep form={form} dust={dust()} lights={props.lights} />

      <h2>{t("vehicleHeading")}</h2>
      <div class="step grid">
        <div class="inputs">
          <Count of="mp" />
          <Flag of="tow" />
          <Flag of="started" />
          <Flag of="paved" />
          <Flag of="left" />
          <Show when={windText(t, dust())} fallback={<Flag of="windy" />}>
            {(text) => (
              <p class="hint">
                <Text>{text()}</Text>
              </p>
            )}
          </Show>
        </div>
        <div class="result">
          <p class="verdict">
            <b>
              <Text>{placedText(t, found())}</Text>
            </b>
          </p>
          <p>
            <Text>{leastMpText(t, found())}</Text>
          </p>
          <details open={!found().move.placed}>
            <summary>{t("conditions")}</summary>
            <Derivation label={t("conditions")} lines={conditionLines(t, found().move.conditions)} />
          </details>
          <details open={state.vehicle !== FIELDS.vehicle.start}>
            <summary>{t("removed")}</summary>
            <Choice of="vehicle" />
            <Derivation label={t("removed")} lines={removalLines(t, state)} />
          </details>
        </div>
      </div>
    </Calculator>
  );
}
