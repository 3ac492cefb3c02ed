import { createSignal, createUniqueId, type JSX, Show } from "solid-js";
import { useCalculatorContext } from "./context.ts";
import { holdText } from "./hold.ts";
import { Text } from "./Text.tsx";

/**
 * A field for a whole number, with − and + buttons. A typed number is clamped to the bounds, with a message. `less` and
 * `more` replace the buttons' default labels. With `isLive`, a legal number takes effect while the user types, not only
 * on change.
 */
export function Stepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  set: (value: number) => void;
  hint?: string | undefined;
  less?: string;
  more?: string;
  isLive?: boolean;
  /** Another control for the same number, such as a slider. It is shown above the field. */
  children?: JSX.Element;
}) {
  const id = createUniqueId();
  const { t } = useCalculatorContext();
  const nearest = (value: number) => Math.min(props.max, Math.max(props.min, Math.round(value)));
  /** The last typed number, if it was out of bounds. A message names it. */
  const [clamped, setClamped] = createSignal<number>();
  const step = (by: 1 | -1) => {
    setClamped();
    props.set(nearest(props.value + by));
  };
  return (
    <div class="range cluster tight">
      <label for={id}>
        <Text>{props.label}</Text>
      </label>
      {props.children}
      <div class="cluster tight">
        <button type="button" aria-label={props.less ?? t("oneLess", { label: props.label })} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          ref={holdText(() => props.value)}
          type="number"
          inputmode="numeric"
          autocomplete="off"
          min={props.min}
          max={props.max}
          aria-describedby={clamped() === undefined ? undefined : `${id}-bounds`}
          value={props.value}
          onInput={({ currentTarget: { valueAsNumber: typed } }) => {
            if (props.isLive && typed === nearest(typed)) props.set(typed);
          }}
          onChange={({ currentTarget: { valueAsNumber: typed } }) => {
            if (Number.isNaN(typed)) return;
            setClamped(Math.round(typed) === nearest(typed) ? undefined : typed);
            props.set(nearest(typed));
          }}
        />
        <button type="button" aria-label={props.more ?? t("oneMore", { label: props.label })} onClick={() => step(1)}>
          +
        </button>
      </div>
      <Show when={clamped() !== undefined}>
        <p class="hint" role="alert" id={`${id}-bounds`}>
          <Text>{t("bounds", { typed: clamped()!, min: props.min, max: props.max })}</Text>
        </p>
      </Show>
      <Show when={props.hint}>
        <p class="hint">
          <Text>{props.hint}</Text>
        </p>
      </Show>
    </div>
  );
}
