/**
 * The Vehicular Smoke Grenades calculator (F.10). It shows whether an attempt is allowed, which usage dr succeed, and
 * how long the Smoke stays.
 */
import { Show } from "solid-js";
import { die } from "../../../src/game/distribution.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { answersOf, attemptLines, calculator, isArmored } from "./calculator.ts";

export default function SmokeGrenades(props: PropsOf<typeof calculator>) {
  const { state, t, found: attempt, Calculator, Choice, Flag, Count } = useCalculator(calculator, props);
  const allowed = () => {
    const a = attempt();
    return a.allowed ? a : undefined;
  };

  return (
    <Calculator>
      <div class="step grid">
        <div class="inputs">
          <Choice of="armor" />
          <Show when={isArmored(state)}>
            <Choice of="crew" />
          </Show>
          <div>
            <Flag of="ma" />
            <Flag of="dispenser" />
          </div>
          <Choice of="mph" />
          <Count of="tries" />
        </div>
        <div class="result">
          <Show when={allowed()}>
            {(a) => (
              <OddsBars dist={die} marked={(face) => face <= a().number} label={answersOf(t, state, a())[0]!.roll} />
            )}
          </Show>
          <Derivation label={t("derivation")} lines={attemptLines(t, attempt())} />
        </div>
      </div>
    </Calculator>
  );
}
