import { Index } from "solid-js";
import type { Option } from "./Choices.tsx";
import { holdChosen } from "./hold.ts";
import { Text } from "./Text.tsx";

/** A labelled `<select>`, for a choice among many options. `class` replaces the default class of the label. */
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
          // Ignores a choice made before hydration that is no longer an option. Its `selectedIndex` is −1.
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
