/**
 * The path planner (F.2, D3.31, D7.31). For each hex of a path, it shows the cost, the DR, and the odds that no DR
 * fails up to this hex.
 */
import { createMemo, createSignal, Show } from "solid-js";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { NumberField } from "../kit/NumberField.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import {
  aroundLines,
  asksBank,
  type BothConditions,
  calculator,
  hasMore,
  isVehicle,
  MAX_TYPED_COST,
  paysMp,
  stepsOf,
} from "./calculator.ts";
import { HexStep } from "./HexStep.tsx";
import { HexStrip } from "./HexStrip.tsx";
import { MOST_HEXES, type Step, sameGround, turnIn, writePath } from "./path-notation.ts";

type Props = PropsOf<typeof calculator> & { conditions: BothConditions };

export default function Path(props: Props) {
  const { state, set, t, found: path, Calculator, Choice, Pick, Flag } = useCalculator(calculator, props);
  const steps = createMemo(() => stepsOf(state));
  const around = createMemo(() => aroundLines(t, state, path()));
  const [chosen, choose] = createSignal(0);
  const at = () => Math.min(chosen(), steps().length - 1);
  const step = () => steps()[at()]!;

  const setSteps = (steps: readonly Step[], open: number) => {
    choose(open);
    set("path", writePath(steps));
  };
  const insert = (step: Step) => setSteps(steps().toSpliced(at() + 1, 0, step), at() + 1);
  const move = (by: -1 | 1) =>
    setSteps(
      steps()
        .toSpliced(at(), 1)
        .toSpliced(at() + by, 0, step()),
      at() + by,
    );
  const isFull = () => steps().length >= MOST_HEXES;
  const Amount = (own: { of: "have" | "extra" }) => (
    <NumberField
      label={t(own.of)}
      value={state[own.of]}
      min={0}
      max={MAX_TYPED_COST}
      set={(value) => set(own.of, value)}
    />
  );

  return (
    <Calculator>
      <div class="picks cluster">
        <Pick of="mover" />
        <Pick of="ec" />
        <Amount of="have" />
        <Show when={isVehicle(state)}>
          <Choice of="pressure" />
        </Show>
      </div>
      <Show when={state.mover === "mediumHeavyTruck"}>
        <Flag of="british" />
      </Show>
      <Show when={state.mover === "wagon"}>
        <p class="hint">{t("sandBog.wagonHint")}</p>
      </Show>
      <Derivation lines={around()} />
      <HexStrip t={t} steps={steps()} results={path().steps} selected={at()} select={choose} />
      <p class="hint">{t("stripHint")}</p>
      <div class="copy cluster">
        <button type="button" disabled={isFull()} onClick={() => insert(sameGround(step()))}>
          {t("addHex")}
        </button>
        <button type="button" hidden={!isVehicle(state)} disabled={isFull()} onClick={() => insert(turnIn(step()))}>
          {t("addVca")}
        </button>
        <button type="button" aria-label={t("earlier")} disabled={at() === 0} onClick={() => move(-1)}>
          ←
        </button>
        <button type="button" aria-label={t("later")} disabled={at() === steps().length - 1} onClick={() => move(1)}>
          →
        </button>
        <button
          type="button"
          disabled={steps().length === 1}
          onClick={() => setSteps(steps().toSpliced(at(), 1), at())}
        >
          {t("removeHex")}
        </button>
      </div>
      <HexStep
        t={t}
        number={at() + 1}
        step={step()}
        state={state}
        result={path().steps[at()]!}
        conditions={props.conditions}
        change={(step) => setSteps(steps().with(at(), step), at())}
      />
      <More label={t("morePath")} open={hasMore(state)}>
        <Choice of="start" />
        <Show when={state.mover !== "infantry"}>
          <Pick of="dust" />
        </Show>
        <Show when={paysMp(state)}>
          <Flag of="begin" />
          <Flag of="tow" />
        </Show>
        <Show when={asksBank(state)}>
          <Flag of="bank" />
        </Show>
        <Amount of="extra" />
      </More>
    </Calculator>
  );
}
