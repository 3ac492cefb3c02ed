/** A number typed in, in steps of ½ or 1. What is out of range becomes the nearest legal number once it is finished. */
export function NumberField(props: {
  label: string;
  value: string;
  min: number;
  max: number;
  step: 0.5 | 1;
  set: (value: string) => void;
}) {
  const typed = (field: HTMLInputElement, finished: boolean) => {
    const legal = nearestNumber(field.value, props.min, props.max, props.step);
    if (legal === field.value) props.set(legal);
    else if (finished) {
      props.set(legal || props.value);
      field.value = props.value;
    }
  };
  return (
    <label class="field">
      {props.label}
      <input
        type="number"
        inputmode="decimal"
        min={props.min}
        max={props.max}
        step={props.step}
        value={props.value}
        onInput={(event) => typed(event.currentTarget, false)}
        onChange={(event) => typed(event.currentTarget, true)}
      />
    </label>
  );
}

/** The legal number nearest to what was written; "" where that is no number. */
export function nearestNumber(text: string, min: number, max: number, step: number): string {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return "";
  return String(Math.min(max, Math.max(min, Math.round(Number(text) / step) * step)));
}
