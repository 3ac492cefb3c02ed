import { Show } from "solid-js";
import { useSurroundings } from "./context.ts";

/** A whole number, by thumb (− and +) or typed; what is typed becomes the nearest number within the bounds. */
export function Stepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
  hint?: string | undefined;
}) {
  const { t } = useSurroundings();
  const take = (value: number) => props.set(Math.min(props.max, Math.max(props.min, Math.round(value))));
  return (
    <fieldset class="range">
      <legend>{props.label}</legend>
      <div>
        <button type="button" aria-label={t("oneLess", { label: props.label })} onClick={() => take(props.value - 1)}>
          −
        </button>
        <input
          type="number"
          inputmode="numeric"
          autocomplete="off"
          min={props.min}
          max={props.max}
          aria-label={props.label}
          value={props.value}
          onChange={({ currentTarget: field }) => {
            if (!Number.isNaN(field.valueAsNumber)) take(field.valueAsNumber);
            // The field shows what was taken, even where that is what it was before.
            field.value = String(props.value);
          }}
        />
        <button type="button" aria-label={t("oneMore", { label: props.label })} onClick={() => take(props.value + 1)}>
          +
        </button>
      </div>
      <Show when={props.hint}>
        <p class="hint">{props.hint}</p>
      </Show>
    </fieldset>
  );
}
