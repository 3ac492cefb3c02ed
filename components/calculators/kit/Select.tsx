import { Index } from "solid-js";
import type { Option } from "./Choices.tsx";
import { holdChosen } from "./hold.ts";
import { Text } from "./Text.tsx";

/**
 * A `<select>` with a label, for a choice among many options. `class` replaces the default class of the label element.
 */
export function Select<V extends string | number>(props: {
  label: string;
  value: V;
  options: readonly Option<V>[];
  set: (value: V) => void;
  class?: string | undefined;
}) {
  return (
    <label class={props.class ?? "field stack tight"}>
      <Text>{props.label}</Text>
      <select
        ref={holdChosen(() => props.options.findIndex(({ value }) => value === props.value))}
        autocomplete="off"
        onChange={({ currentTarget: { selectedIndex } }) => {
          // A choice made before hydration may no longer be among the options. In that case no option is selected.
          if (selectedIndex >= 0) props.set(props.options[selectedIndex]!.value);
        }}
      >
        <Index each={props.options}>
          {(option) => (
            <option value={option().value} selected={option().value === props.value} innerText={option().label} />
          )}
        </Index>
      </select>
    </label>
  );
}
