/** Kindling and Spreading Fire in a cactus patch (D13.4): one kind of DR, once or several times. */
import { createMemo, Show } from "solid-js";
import { twoDice } from "../../../src/game/distribution.ts";
import { Derivation, Verdict } from "../kit/Derivation.tsx";
import { OddsBars } from "../kit/OddsBars.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { drText, FIELDS, fireOf, linesOf, outcomeText, resultOf } from "./kindling.ts";

export default function Kindling(props: IslandProps<Word<"kindling">>) {
  const { state, t, Calculator, Choice, Count } = useCalculator(props, FIELDS);
  const fire = createMemo(() => fireOf(state));

  return (
    <Calculator said={[outcomeText(t, state, fire())]} result={() => resultOf(t, state, fire())}>
      <div class="step ask">
        <div class="inputs">
          <Choice of="roll" />
          <Count of="drm" />
          <Count of="times" />
        </div>
        <div class="result">
          <Verdict of={fire().odds} small={t(`to.${state.roll}`)} />
          <OddsBars dist={twoDice} marked={(dr) => dr + state.drm >= fire().number} label={drText(t, fire())} />
          <Derivation label={t("derivation")} lines={linesOf(t, state, fire())} />
          <Show when={state.times > 1}>
            <p>{outcomeText(t, state, fire())}</p>
          </Show>
        </div>
      </div>
    </Calculator>
  );
}
