/** Sand bog (D7.31): one vehicle, one hex or a row of hexes. */
import { createMemo, Index, Show } from "solid-js";
import { bookHint } from "../kit/book.ts";
import { Derivation } from "../kit/Derivation.tsx";
import type { Conditions } from "../kit/result-lines.ts";
import { Text } from "../kit/Text.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { HexCheck } from "./HexCheck.tsx";
import { answerOf, bogPath, bogResult, bookLinesOf, FIELDS, hexesOf, MOST_HEXES, writeHexes } from "./sand-bog.ts";

interface Props extends IslandProps<Word<"sandBog">> {
  conditions: Conditions;
}

export default function SandBog(props: Props) {
  const { state, set, t, Calculator, Pick, Flag } = useCalculator(props, FIELDS);
  const hexes = createMemo(() => hexesOf(state.path));
  const path = createMemo(() => bogPath(state));

  return (
    <Calculator answers={[answerOf(t, path())]} result={() => bogResult(t, state, path(), props.conditions)}>
      <div class="picks">
        <Pick of="mover" />
        <Pick of="pressure" />
        <Pick of="ec" />
        <Pick of="book" />
      </div>
      <Show when={state.mover === "mediumHeavyTruck"}>
        <Flag of="british" />
      </Show>
      <Show when={state.mover === "wagon"}>
        <p class="hint">{t("wagonHint")}</p>
      </Show>
      <Show when={bookHint(t, state.book)}>
        {(hint) => (
          <p class="hint">
            <Text>{hint()}</Text>
          </p>
        )}
      </Show>

      <ol class="steps">
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
      <Derivation label={t("book")} lines={bookLinesOf(t, state)} />
    </Calculator>
  );
}
