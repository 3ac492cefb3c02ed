import { useSurroundings } from "./context.ts";
import { nearestHalf } from "./fields.ts";

/** A number in halves, taken once it is finished; `set` gets the nearest number that is allowed. */
export function NumberField(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}) {
  const { early } = useSurroundings();
  const take = (text: string) => props.set(nearestHalf(text, props.min, props.max) ?? props.value);
  return (
    <label class="field">
      {props.label}
      <input
        type="number"
        inputmode="decimal"
        autocomplete="off"
        step="0.5"
        min={props.min}
        max={props.max}
        value={props.value}
        ref={(field) => {
          const typed = field.value;
          if (typed !== String(props.value)) early.note(() => take(typed));
        }}
        onChange={({ currentTarget: field }) => {
          take(field.value);
          field.value = String(props.value);
        }}
      />
    </label>
  );
}
