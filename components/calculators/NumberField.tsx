/** A number in halves, taken once it is finished; `set` gets the nearest number that is allowed. */
export function NumberField(props: {
  label: string;
  value: string;
  min: number;
  max: number;
  set: (value: string) => void;
}) {
  return (
    <label class="field">
      {props.label}
      <input
        type="number"
        inputmode="decimal"
        step="0.5"
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={({ currentTarget: field }) => {
          props.set(nearestHalf(field.value, props.min, props.max) || props.value);
          field.value = props.value;
        }}
      />
    </label>
  );
}

/** The number in halves, within bounds, nearest to what was written; "" where that is no number. */
export function nearestHalf(text: string, min: number, max: number): string {
  const value = Math.round(Number.parseFloat(text) * 2) / 2;
  return Number.isNaN(value) ? "" : String(Math.min(max, Math.max(min, value)));
}
