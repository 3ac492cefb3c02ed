/**
 * The calculator "Other desert rolls", which shows one roll at a time. Users enter the numbers that are printed only in
 * other rulebooks.
 */
import { batch, createMemo, For, Show } from "solid-js";
import { groupBy } from "../../../src/schemas/group-by.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { Select } from "../kit/Select.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { OddsBars } from "../shared/OddsBars.tsx";
import { calculator } from "./calculator.ts";
import {
  askedFor,
  FIELD_KEYS,
  FIELDS,
  type FieldKey,
  hasMore,
  isCount,
  isFlag,
  isRarelyAsked,
  type RollName,
  rollChanger,
} from "./other-rolls.ts";
import { outcomeOf } from "./outcomes.ts";

export default function OtherRolls(props: PropsOf<typeof calculator>) {
  const { state, set, t, Calculator, Choice, Count, Flag } = useCalculator(calculator, props);
  const outcome = createMemo(() => outcomeOf(t, state, props));

  const asked = createMemo(() => groupBy(askedFor(state), isRarelyAsked));
  const changed = rollChanger();
  const chooseRoll = (name: RollName) =>
    batch(() => {
      const next = changed(state, name);
      for (const key of FIELD_KEYS) set(key, next[key]);
    });

  /** The control for a field: a stepper, a checkbox or radio buttons, depending on the type of the field. */
  const Ask = (own: { of: FieldKey }) => {
    const key = own.of;
    if (isCount(key)) return <Count of={key} />;
    if (isFlag(key)) return <Flag of={key} />;
    if (key === "dr") return <Choice of="dr" text={(dr) => (dr === "none" ? t("dr.none") : dr)} />;
    return <Choice of={key} />;
  };

  return (
    <Calculator class="others">
      <div class="step grid">
        <div class="inputs">
          <Select
            label={t("roll")}
            value={state.roll}
            set={chooseRoll}
            options={FIELDS.roll.values.map((value) => ({ value, label: t(`roll.${value}`) }))}
          />
          <For each={asked().get(false)}>{(key) => <Ask of={key} />}</For>
          <Show when={asked().has(true) && state.roll} keyed>
            <More label={t("more")} open={hasMore(state)}>
              <For each={asked().get(true)}>{(key) => <Ask of={key} />}</For>
            </More>
          </Show>
        </div>
        <div class="result">
          <Show when={outcome().bars}>
            {(bars) => <OddsBars dist={bars().dist} marked={bars().marked} label={bars().label} />}
          </Show>
          <Derivation label={t("derivation")} lines={outcome().lines} />
        </div>
      </div>
    </Calculator>
  );
}
