/** Shows the odds of Hammada Immobilization (D3.31, D3.32) of one vehicle in one hex. */
import { createMemo, Show } from "solid-js";
import { twoDice } from "../../../src/game/distribution.ts";
import { bookHint } from "../kit/book.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { OddsBars } from "../kit/OddsBars.tsx";
import type { Conditions } from "../kit/result-lines.ts";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import {
  answersOf,
  barsText,
  bookLinesOf,
  type Costs,
  checkOf,
  drLines,
  FIELDS,
  type HammadaWord,
  payingLines,
  resultOf,
} from "./hammada.ts";

interface Props extends IslandProps<HammadaWord> {
  conditions: Conditions;
  costs: Costs;
}

export default function Hammada(props: Props) {
  const { state, t, Calculator, Choice, Flag } = useCalculator(props, FIELDS, (key) =>
    key === "mover" ? "sandBog.mover" : key,
  );
  const check = createMemo(() => checkOf(state));
  const dr = () => {
    const c = check();
    return c.required ? c : undefined;
  };

  return (
    <Calculator answers={answersOf(t, state, check())} result={() => resultOf(t, state, check(), props)}>
      <div class="step">
        <div class="inputs">
          <Choice of="mover" />
          <Show when={state.mover === "mediumHeavyTruck"}>
            <Flag of="british" />
          </Show>
          <Choice of="hex" />
          <Flag of="doubled" />
          <Flag of="track" />
          <Show when={state.hex === "openGroundAccessible"}>
            <Flag of="mud" />
          </Show>
          <Choice of="book" hint={bookHint(t, state.book)} />
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
          <Derivation
            label={t("derivation")}
            lines={[...drLines(t, state, check(), props.conditions), ...bookLinesOf(t, state)]}
          />
          <Show when={dr()}>
            <Derivation label={t("paying")} lines={payingLines(t, state, props.costs)} />
          </Show>
        </div>
      </div>
    </Calculator>
  );
}
