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
        <Select
          label={t("ground")}
          value={props.hex.ground}
          set={(ground) => change({ ground })}
          options={GROUNDS.map((value) => ({ value, label: asLabel(t(`ground.${value}`)) }))}
        />
        <Show when={props.sideLabel}>
          {(label) => (
            <Select
              label={label()}
              value={props.hex.side}
              set={(side) => change({ side })}
              options={SIDES.map((value) => ({ value, label: asLabel(t(`side.${value}`)) }))}
            />
          )}
        </Show>
        <Select
          label={t("level")}
          value={props.hex.level}
          set={(level) => change({ level })}
          options={numbersOf(LEVELS).map((value) => ({ value, label: levelText(value) }))}
        />
        <Select
          label={t("smoke")}
          value={props.hex.smoke}
          set={(smoke) => change({ smoke })}
          options={numbersOf(SMOKE).map((value) => ({ value, label: value ? `+${value}` : "0" }))}
        />
      </div>
    </>
  );
}
