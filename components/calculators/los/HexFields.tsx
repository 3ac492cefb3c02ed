import { Show } from "solid-js";
import { isHillock } from "../../../src/game/los/line.ts";
import { FORMS, GROUNDS, type LosHex, SIDES } from "../../../src/game/los/row.ts";
import { levelText } from "../../rules/profile.ts";
import { Check } from "../kit/Check.tsx";
import { Choices } from "../kit/Choices.tsx";
import { type Count, valuesOf } from "../kit/fields.ts";
import { Select } from "../kit/Select.tsx";
import { asLabel, type LosSay } from "./calculator.ts";
import { LEVELS, SMOKE } from "./los-notation.ts";

const numbersOf = (field: Count) => valuesOf(field) as readonly number[];

/**
 * Form fields for a hex of the LOS. The group around them names the hex. Without `sideLabel`, the field for the hexside
 * or hexspine is hidden.
 */
export function HexFields(props: {
  t: LosSay;
  hex: LosHex;
  change: (hex: LosHex) => void;
  sideLabel?: string | undefined;
}) {
  const { t } = props;
  const change = (of: Partial<LosHex>) => props.change({ ...props.hex, ...of });
  /** A `<select>` for a property of the hex. */
  const Pick = <K extends "ground" | "side" | "level" | "smoke">(own: {
    of: K;
    label: string;
    values: readonly LosHex[K][];
    text: (value: LosHex[K]) => string;
  }) => (
    <Select
      label={own.label}
      value={props.hex[own.of]}
      set={(value) => change({ [own.of]: value })}
      options={own.values.map((value) => ({ value, label: own.text(value) }))}
    />
  );
  return (
    <>
      <Choices
        value={props.hex.form}
        set={(form) => change({ form })}
        options={FORMS.map((value) => ({ value, label: asLabel(t(`form.${value}`)) }))}
      />
      <Show when={isHillock(props.hex)}>
        <Check label={asLabel(t("twice"))} value={!!props.hex.twice} set={(twice) => change({ twice })} />
      </Show>
      <div class="picks cluster">
        <Pick of="ground" label={t("ground")} values={GROUNDS} text={(value) => asLabel(t(`ground.${value}`))} />
        <Show when={props.sideLabel}>
          {(label) => <Pick of="side" label={label()} values={SIDES} text={(value) => asLabel(t(`side.${value}`))} />}
        </Show>
        <Pick of="level" label={t("level")} values={numbersOf(LEVELS)} text={levelText} />
        <Pick of="smoke" label={t("smoke")} values={numbersOf(SMOKE)} text={(value) => (value ? `+${value}` : "0")} />
      </div>
    </>
  );
}
