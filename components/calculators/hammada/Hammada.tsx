/** The Hammada Immobilization calculator (D3.31, D3.32): the odds that a vehicle is Immobilized in a hex. */
import { Show } from "solid-js";
import { twoDice } from "../../../src/game/distribution.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { barsText, calculator, drLines, payingLines } from "./calculator.ts";

export default function Hammada(props: PropsOf<typeof calculator>) {
  const { state, t, found: check, Calculator, Pick, Flag } = useCalculator(calculator, props);
  const dr = () => {
    const c = check();
    return c.required ? c : undefined;
  };

  return (
    <Calculator>
      <div class="step grid">
        <div class="inputs">
          <Pick of="mover" />
          <Show when={state.mover === "mediumHeavyTruck"}>
            <Flag of="british" />
          </Show>
          <Pick of="hex" text={(hex) => t(hex === "hammada" ? "terrain.hammada" : `choose.${hex}`)} />
          <p class="hint">{t("hexHint")}</p>
          <Flag of="doubled" />
          <Flag of="track" />
          <Show when={state.hex === "openGroundAccessible"}>
            <Flag of="mud" />
          </Show>
        </div>
        <div class="result">
          <Show when={dr()}>
            {(dr) => (
              <OddsBars
                dist={twoDice}
                marked={(original) => original >= (dr().failsOnOriginalDr ?? Infinity)}
                worst={(original) => original >= (dr().eliminatedOnOriginalDr ?? Infinity)}
                label={barsText(t, state, dr())}
              />
            )}
          </Show>
          <Derivation label={t("derivation")} lines={drLines(t, state, check(), props.conditions)} />
          <Show when={dr()}>
            <Derivation label={t("paying")} lines={payingLines(t, state, props.costs)} />
          </Show>
        </div>
      </div>
    </Calculator>
  );
}
