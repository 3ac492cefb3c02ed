/** The movement cost calculator (F.2, D.2). It adds up the cost of a unit's move and names the rule of each number. */
import { Show } from "solid-js";
import { Check } from "../kit/Check.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { NumberField } from "../kit/NumberField.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { costLines } from "../shared/cost-lines.ts";
import {
  affectsCost,
  calculator,
  dustValues,
  fromValues,
  hasMore,
  LEAST_COT,
  MAX_TYPED_COST,
  RARE_FLAGS,
  START_COT,
} from "./calculator.ts";

export default function Movement(props: PropsOf<typeof calculator>) {
  const { state, set, t, found: cost, Calculator, Choice, Pick, Flag } = useCalculator(calculator, props);

  return (
    <Calculator>
      <div class="step grid">
        <div class="inputs">
          <Pick of="unit" />
          <Pick of="terrain" />
          <Show when={state.terrain === "other"}>
            <p class="hint">{t("otherHint")}</p>
            <Check label={t("cotAll")} value={state.cot === "all"} set={(all) => set("cot", all ? "all" : START_COT)} />
            <Show when={state.cot !== "all"}>
              <NumberField
                label={t("cot")}
                value={state.cot === "all" ? START_COT : state.cot}
                min={LEAST_COT}
                max={MAX_TYPED_COST}
                set={(v) => set("cot", v)}
              />
            </Show>
          </Show>
          <Show when={affectsCost.place(state)}>
            <Pick of="place" />
          </Show>
          <Flag of="sand" />
          <Show when={state.sand}>
            <Flag of="wet" />
          </Show>
          <Flag of="wadi" />
          <Show when={affectsCost.apart(state)}>
            <Flag of="apart" />
          </Show>
          <Flag of="dune" />
          <Flag of="track" />
          <Choice of="rise" />
          <Choice of="from" values={fromValues(state)} />
          <Show when={affectsCost.bank(state)}>
            <Flag of="bank" />
          </Show>
          <More label={t("more")} open={hasMore(state)}>
            {RARE_FLAGS.map((flag) => (
              <Show when={affectsCost[flag](state)}>
                <Flag of={flag} />
              </Show>
            ))}
            <Show when={affectsCost.dust(state)}>
              <Pick of="dust" values={dustValues(state)} />
            </Show>
            <NumberField
              label={t("extra")}
              value={state.extra}
              min={0}
              max={MAX_TYPED_COST}
              set={(v) => set("extra", v)}
            />
          </More>
        </div>
        <div class="result">
          <Derivation label={t("derivation")} lines={costLines(t, cost())} />
        </div>
      </div>
    </Calculator>
  );
}
