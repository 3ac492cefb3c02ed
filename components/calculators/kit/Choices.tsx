import { createMemo, createUniqueId, Index, Show } from "solid-js";
import { holdChecked } from "./hold.ts";
import { Text } from "./Text.tsx";

/** An option of radio buttons or of a `<select>`. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
}

/** Radio buttons for a choice among a few options. */
export function Choices<V extends string | number>(props: {
  label: string;
  value: V;
  options: readonly Option<V>[];
  set: (value: V) => void;
  hint?: string | undefined;
}) {
  const name = createUniqueId();
  const label = createMemo(() => props.label);
  return (
    <fieldset class="choices cluster tight">
      <legend innerText={label()} />
      <Index each={props.options}>
        {(option) => (
          <label>
            <input
              ref={holdChecked(() => props.value === option().value)}
              type="radio"
              name={name}
              value={option().value}
              checked={props.value === option().value}
              onChange={() => props.set(option().value)}
            />
            <Text>{option().label}</Text>
          </label>
        )}
      </Index>
      <Show when={props.hint}>{(hint) => <p class="hint" innerText={hint()} />}</Show>
    </fieldset>
  );
}
