import { nearestHalf } from "./fields.ts";
import { holdText } from "./hold.ts";

/** A field for a multiple of ½. Rounds a typed number to the nearest multiple within the bounds. */
export function NumberField(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
}) {
  return (
    <label class="field stack tight">
      {props.label}
      <input
        ref={holdText(() => props.value)}
        type="number"
        inputmode="decimal"
        autocomplete="off"
        step="0.5"
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={(event) => props.set(nearestHalf(event.currentTarget.value, props.min, props.max) ?? props.value)}
      />
    </label>
  );
}
