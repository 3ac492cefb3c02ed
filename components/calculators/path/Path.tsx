/** Shows for each hex of a path (F.2, D3.31, D7.31) its cost, the DR that it needs, and the odds to get there. */
import { createMemo, Index, Show } from "solid-js";
import type { PathTables } from "../../../src/game/path.ts";
import { bookHint } from "../kit/book.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import { HexStep } from "./HexStep.tsx";
import {
  answerOf,
  bookLinesOf,
  type Conditions,
  FIELDS,
  isVehicle,
  type PathWord,
  pathOf,
  resultOf,
  valueWordOf,
  wordOf,
} from "./path.ts";
import { MOST_HEXES, readPath, SAND, type Step, turnIn, writePath } from "./path-notation.ts";

/** The Desert Terrain Chart, and the rows of tables D3.31-drm and D7.31-drm: names and numbers. */
interface Props extends IslandProps<PathWord>, PathTables {
  conditions: Conditions;
}

export default function Path(props: Props) {
  const { state, set, t, Calculator, Choice, Flag } = useCalculator(props, FIELDS, wordOf, valueWordOf);
  const steps = createMemo(() => readPath(state.path));
  const setSteps = (steps: readonly Step[]) => set("path", writePath(steps));
  const path = createMemo(() => pathOf(state, props));

  return (
    <Calculator answers={[answerOf(t, path())]} result={() => resultOf(t, state, path(), props)}>
      <div class="inputs">
        <Choice of="mover" hint={state.mover === "wagon" ? t("sandBog.wagonHint") : undefined} />
        <Show when={state.mover === "mediumHeavyTruck"}>
          <Flag of="british" />
        </Show>
        <Show when={isVehicle(state)}>
          <Choice of="pressure" />
        </Show>
        <Choice of="ec" />
        <Choice of="start" />
        <Choice of="book" hint={bookHint(t, state.book)} />
      </div>

      <ol class="steps">
        <Index each={path().steps}>
          {(result, i) => (
            <HexStep
              t={t}
              number={i + 1}
              step={steps()[i] ?? steps()[0]!}
              state={state}
              result={result()}
              inRow={steps().length > 1}
              conditions={props.conditions}
              change={(step) => setSteps(steps().with(i, step))}
              remove={() => setSteps(steps().toSpliced(i, 1))}
            />
          )}
        </Index>
      </ol>
      <div class="copy">
        <button type="button" disabled={steps().length >= MOST_HEXES} onClick={() => setSteps([...steps(), SAND])}>
          {t("addHex")}
        </button>
        <button
          type="button"
          hidden={!isVehicle(state)}
          onClick={() => setSteps([...steps(), turnIn(steps().at(-1)!)])}
        >
          {t("addVca")}
        </button>
      </div>
      <Derivation label={t("book")} lines={bookLinesOf(t, state, props)} />
    </Calculator>
  );
}
