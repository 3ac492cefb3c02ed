/** The Sand Bog calculator (D7.31). It shows the odds that a vehicle bogs in a hex, or gets through several hexes. */
import { createMemo, Index, Show } from "solid-js";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { calculator, hexesOf, MOST_HEXES, writeHexes } from "./calculator.ts";
import { HexCheck } from "./HexCheck.tsx";

export default function SandBog(props: PropsOf<typeof calculator>) {
  const { state, set, t, found: path, Calculator, Choice, Pick, Flag } = useCalculator(calculator, props);
  const hexes = createMemo(() => hexesOf(state.path));

  return (
    <Calculator>
      <div class="picks cluster">
        <Pick of="mover" />
        <Pick of="ec" />
        <Choice of="pressure" />
      </div>
      <Show when={state.mover === "mediumHeavyTruck"}>
        <Flag of="british" />
      </Show>
      <Show when={state.mover === "wagon"}>
        <p class="hint">{t("wagonHint")}</p>
      </Show>

      <ol class="steps plain stack apart">
        <Index each={path().steps}>
          {(step, i) => (
            <HexCheck
              t={t}
              number={i + 1}
              hex={hexes()[i] ?? hexes()[0]!}
              step={step()}
              book={state.book}
              inRow={hexes().length > 1}
              conditions={props.conditions}
              change={(hex) => set("path", writeHexes(hexes().with(i, hex)))}
              remove={() => set("path", writeHexes(hexes().toSpliced(i, 1)))}
            />
          )}
        </Index>
      </ol>
      <button type="button" disabled={hexes().length >= MOST_HEXES} onClick={() => set("path", `${state.path}.s`)}>
        {t("addHex")}
      </button>
    </Calculator>
  );
}
