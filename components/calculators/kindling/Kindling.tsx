/** The calculator of Kindling and Spreading Fire in a cactus patch (D13.4): the odds of one DR or several. */
import { twoDice } from "../../../src/game/distribution.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { calculator, drText, linesOf } from "./calculator.ts";

export default function Kindling(props: PropsOf<typeof calculator>) {
  const { state, t, found: fire, Calculator, Choice, Count } = useCalculator(calculator, props);

  return (
    <Calculator>
      <div class="step grid">
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
