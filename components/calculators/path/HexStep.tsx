import { Index, Show } from "solid-js";
import type { StepResult } from "../../../src/game/path.ts";
import { Check } from "../kit/Check.tsx";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { NumberField } from "../kit/NumberField.tsx";
import { Select } from "../kit/Select.tsx";
import { Text } from "../kit/Text.tsx";
import {
  type BothConditions,
  costText,
  flagText,
  type PathSay,
  type PathState,
  stepLines,
  TERRAIN_WORDS,
} from "./calculator.ts";
import {
  FLAGS,
  type Flag,
  isFlagOffered,
  LEAST_COT,
  MORE_FLAGS,
  MOST_COT,
  type Step,
  TERRAIN,
} from "./path-notation.ts";

/** The form for one step of the path, with the results of the step: cost, DR and odds. */
export function HexStep(props: {
  t: PathSay;
  number: number;
  step: Step;
  state: PathState;
  result: StepResult;
  conditions: BothConditions;
  change: (step: Step) => void;
}) {
  const { t } = props;
  const name = () => t("hex", { n: props.number });
  const withFlag = (flag: Flag, on: boolean) => ({
    ...props.step,
    flags: on ? [...props.step.flags, flag] : props.step.flags.filter((f) => f !== flag),
  });

  const Flags = (own: { flags: readonly Flag[] }) => (
    <Index each={own.flags}>
      {(flag) => (
        <Show when={isFlagOffered(flag(), props.step, props.result.hammada)}>
          <Check
            label={flagText(t, flag())}
            value={props.step.flags.includes(flag())}
            set={(on) => props.change(withFlag(flag(), on))}
          />
        </Show>
      )}
    </Index>
  );

  return (
    <div class="step grid">
      <fieldset class="inputs">
        <legend class="unseen">
          <Text>{name()}</Text>
        </legend>
        <Select
          label={t("terrainOf", { n: props.number })}
          value={props.step.terrain}
          set={(terrain) => props.change({ ...props.step, terrain })}
          options={TERRAIN.map((value) => ({ value, label: t(TERRAIN_WORDS[value]) }))}
        />
        <Show when={props.step.terrain === "x"}>
          <NumberField
            label={t("cot")}
            value={props.step.cot}
            min={LEAST_COT}
            max={MOST_COT}
            set={(cot) => props.change({ ...props.step, cot })}
          />
        </Show>
        <Flags flags={FLAGS} />
        <More label={t("more")} open={MORE_FLAGS.some((f) => props.step.flags.includes(f))}>
          <Flags flags={MORE_FLAGS} />
        </More>
      </fieldset>
      <div class="result">
        <p class="verdict">
          <Text>{costText(t, props.result)}</Text>
        </p>
        <Derivation label={name()} lines={stepLines(t, props.state, props.result, props.conditions)} />
      </div>
    </div>
  );
}
