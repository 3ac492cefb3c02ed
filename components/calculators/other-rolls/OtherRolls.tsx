/** The desert's smaller dice, one at a time. Numbers of other books are the player's to enter. */
import { batch, createMemo, For, Show } from "solid-js";
import type { TableRow } from "../../../src/schemas/table.ts";
import { Choices } from "../kit/Choices.tsx";
import { CopyResult } from "../kit/CopyResult.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { OddsBars } from "../kit/OddsBars.tsx";
import { Said } from "../kit/Said.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { FIELD_KEYS, FIELDS, type FieldKey, isCount, isFlag, type RollName } from "./fields.ts";
import { outcomeText, rollResult, rollsWith } from "./other-rolls.ts";

interface Props extends IslandProps<Word<"rolls">> {
  /** Rows of table It-OArt-module. */
  moduleRows: readonly TableRow[];
}

/** The hints of those fields that have one. */
const HINTS: Partial<Record<FieldKey, Word<"rolls">>> = {
  need: "needHint",
  theatre: "theatreHint",
  fails: "failsHint",
  tk: "tkHint",
  frees: "freesHint",
};

export default function OtherRolls(props: Props) {
  const { state, set, t, Calculator, Choice, Count, Flag } = useCalculator(props, FIELDS);
  const rolls = rollsWith(props.moduleRows);
  const roll = () => rolls[state.roll];
  const outcome = createMemo(() => roll().outcome(t, state));

  /** Another roll begins with its own questions as they stand at first, so that its link says nothing else. */
  const chooseRoll = (name: RollName) =>
    batch(() => {
      for (const key of FIELD_KEYS) if (key !== "book") set(key, FIELDS[key].start);
      set("roll", name);
    });

  /** A field as its kind asks for it: a number, yes or no, one of a few. */
  const Ask = (own: { of: FieldKey }) => {
    const key = own.of;
    const hint = HINTS[key] && t(HINTS[key]);
    if (isCount(key)) return <Count of={key} hint={hint} />;
    if (isFlag(key)) return <Flag of={key} />;
    if (key !== "dr") return <Choice of={key} hint={hint} />;
    const faces = FIELDS.dr.values.map((value) => ({ value, label: value === "none" ? t("dr.none") : value }));
    return <Choices label={t("dr")} value={state.dr} set={(dr) => set("dr", dr)} options={faces} />;
  };

  return (
    <Calculator class="others">
      <Choices
        label={t("roll")}
        value={state.roll}
        set={chooseRoll}
        options={FIELDS.roll.values.map((value) => ({ value, label: t(`roll.${value}`) }))}
      />
      <div class="step ask">
        <div class="inputs">
          <For each={roll().asks(state)}>{(key) => <Ask of={key} />}</For>
        </div>
        <div class="result">
          <p class={/\d/.test(outcome().answer) ? "verdict" : "verdict outcome"}>
            <b>{outcome().answer}</b> <span>{outcome().detail}</span>
          </p>
          <Show when={outcome().bars}>
            {(bars) => <OddsBars dist={bars().dist} marked={bars().marked} label={bars().label} />}
          </Show>
          <Derivation label={t("derivation")} lines={outcome().lines} />
        </div>
      </div>
      <Said results={[outcomeText(t, state.roll, outcome())]} />
      <CopyResult result={() => rollResult(t, state, roll())} />
    </Calculator>
  );
}
