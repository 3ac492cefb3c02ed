/** Vehicular Smoke Grenades (F.10): who may try, on which usage dr it succeeds, how long the Smoke stays. */
import { createMemo, Show } from "solid-js";
import { die } from "../../../src/game/distribution.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { OddsBars } from "../kit/OddsBars.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { answersOf, attemptLines, attemptOf, FIELDS, isArmored, smokeResult } from "./smoke-grenades.ts";

export default function SmokeGrenades(props: IslandProps<Word<"smoke">>) {
  const { state, t, Calculator, Choice, Flag, Count } = useCalculator(props, FIELDS);
  const attempt = createMemo(() => attemptOf(state));
  const allowed = () => {
    const a = attempt();
    return a.allowed ? a : undefined;
  };
  const answers = () => answersOf(t, state, attempt());

  return (
    <Calculator answers={answers()} result={() => smokeResult(t, state, attempt())}>
      <div class="step">
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
            {(a) => <OddsBars dist={die} marked={(face) => face <= a().number} label={answers()[0]!.roll} />}
          </Show>
          <Derivation label={t("derivation")} lines={attemptLines(t, attempt())} />
        </div>
      </div>
    </Calculator>
  );
}
