/** Kindling and Spreading Fire in a cactus patch (D13.4): one kind of DR, once or several times. */
import { createMemo } from "solid-js";
import { twoDice } from "../../../src/game/distribution.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { OddsBars } from "../kit/OddsBars.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { answersOf, drText, FIELDS, fireOf, linesOf, resultOf } from "./kindling.ts";

export default function Kindling(props: IslandProps<Word<"kindling">>) {
  const { state, t, Calculator, Choice, Count } = useCalculator(props, FIELDS);
  const fire = createMemo(() => fireOf(state));

  return (
    <Calculator answers={answersOf(t, state, fire())} result={() => resultOf(t, state, fire())}>
      <div class="step">
        <div class="inputs">
          <Choice of="roll" />
          <Count of="drm" />
          <Count of="times" />
        </div>
        <div class="result">
          <OddsBars dist={twoDice} marked={(dr) => dr + state.drm >= fire().number} label={drText(t, fire())} />
          <Derivation label={t("derivation")} lines={linesOf(t, state, fire())} />
        </div>
      </div>
    </Calculator>
  );
}
