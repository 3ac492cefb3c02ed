import { Show } from "solid-js";
import { FORMS, GROUNDS, type LosHex, SIDES } from "../../../src/game/los/row.ts";
import { levelText } from "../../rules/profile.ts";
import { Choices } from "../kit/Choices.tsx";
import { Select } from "../kit/Select.tsx";
import { asLabel, type T } from "./los.ts";
import { LEVELS, MOST_SMOKE } from "./los-notation.ts";

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Asks what a hex of the row is. `sideLabel` names the hexside or hexspine that is asked for; without it none is. */
export function HexFields(props: {
  t: T;
  label: string;
  hex: LosHex;
  change: (hex: LosHex) => void;
  sideLabel?: string | undefined;
}) {
  const { t } = props;
  const change = (of: Partial<LosHex>) => props.change({ ...props.hex, ...of });
  return (
    <>
      <Choices
        label={props.label}
        value={props.hex.form}
        set={(form) => change({ form })}
        options={FORMS.map((value) => ({ value, label: asLabel(t(`form.${value}`)) }))}
      />
      <div class="pair">
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
          options={numbers(LEVELS.least, LEVELS.most).map((value) => ({ value, label: levelText(value) }))}
        />
        <Select
          label={t("smoke")}
          value={props.hex.smoke}
          set={(smoke) => change({ smoke })}
          options={numbers(0, MOST_SMOKE).map((value) => ({ value, label: value ? `+${value}` : "0" }))}
        />
      </div>
    </>
  );
}
