import { createUniqueId, Index, Show } from "solid-js";
import { holdChecked } from "./hold.ts";
import { Text } from "./Text.tsx";

/** An option of radio buttons or of a `<select>`. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
}

/** Radio buttons for a choice among a few options. Without `label`, the group around them must name the choice. */
export function Choices<V extends string | number>(props: {
  label?: string;
  value: V;
  options: readonly Option<V>[];
  set: (value: V) => void;
  hint?: string | undefined;
}) {
  const name = createUniqueId();
  const options = () => (
    <>
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
    </>
  );
  return (
    <Show when={props.label} fallback={<div class="choices cluster tight">{options()}</div>}>
      {(label) => (
        <fieldset class="choices cluster tight">
          <legend innerText={label()} />
          {options()}
        </fieldset>
      )}
    </Show>
  );
}
