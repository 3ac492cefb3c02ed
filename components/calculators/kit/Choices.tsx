import { createUniqueId, Index, Show } from "solid-js";
import { useSurroundings } from "./context.ts";

export interface Option<V extends string | number = string> {
  value: V;
  label: string;
}

/** One of a few: a group of radio buttons, all of them in sight. */
export function Choices<V extends string | number>(props: {
  label: string;
  value: V;
  options: readonly Option<V>[];
  set: (value: V) => void;
  hint?: string | undefined;
}) {
  const { early } = useSurroundings();
  const name = createUniqueId();
  return (
    <fieldset class="choices">
      <legend>{props.label}</legend>
      <Index each={props.options}>
        {(option) => (
          <label>
            <input
              type="radio"
              name={name}
              value={option().value}
              checked={props.value === option().value}
              ref={(radio) => {
                const { value } = option();
                if (radio.checked && props.value !== value) early.note(() => props.set(value));
              }}
              onChange={() => props.set(option().value)}
            />
            <span>{option().label}</span>
          </label>
        )}
      </Index>
      <Show when={props.hint}>
        <p class="hint">{props.hint}</p>
      </Show>
    </fieldset>
  );
}
