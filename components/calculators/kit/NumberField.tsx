import { nearestHalf } from "./fields.ts";

/** A field for a number in halves. What is typed counts when it is finished; `set` gets the nearest number that is allowed. */
export function NumberField(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}) {
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
        onChange={({ currentTarget: field }) => {
          props.set(nearestHalf(field.value, props.min, props.max) ?? props.value);
          field.value = String(props.value);
        }}
      />
    </label>
  );
}
