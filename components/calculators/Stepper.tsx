import { fill } from "./parts.tsx";

/** The whole number nearest to what was typed, within bounds; "" where that is no number. */
function nearestCount(text: string, min: number, max: number): string {
  const typed = Number.parseFloat(text);
  return Number.isNaN(typed) ? "" : String(Math.min(max, Math.max(min, Math.round(typed))));
}

/** A whole number, by thumb (− and +) or typed; `strings` are the island's. */
export function Stepper(props: {
  label: string;
  value: string;
  min: number;
  max: number;
  set: (value: string) => void;
  strings: Record<string, string>;
  hint?: string | undefined;
}) {
  const step = (by: number) => props.set(nearestCount(String(Number(props.value) + by), props.min, props.max));
  const name = (key: string) => fill(props.strings[key]!, { label: props.label });
  return (
    <fieldset class="range">
      <legend>{props.label}</legend>
      <div>
        <button type="button" aria-label={name("oneLess")} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="number"
          inputmode="numeric"
          min={props.min}
          max={props.max}
          aria-label={props.label}
          value={props.value}
          onChange={({ currentTarget: field }) => {
            props.set(nearestCount(field.value, props.min, props.max) || props.value);
            field.value = props.value;
          }}
        />
        <button type="button" aria-label={name("oneMore")} onClick={() => step(1)}>
          +
        </button>
      </div>
      {props.hint && <p class="hint">{props.hint}</p>}
    </fieldset>
  );
}
