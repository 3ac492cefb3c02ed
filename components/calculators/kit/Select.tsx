import { Index } from "solid-js";
import type { Option } from "./Choices.tsx";
import { useSurroundings } from "./context.ts";

/** One of many words or numbers, in a list that opens; `class` says how it is laid out beside its label. */
export function Select<V extends string | number>(props: {
  label: string;
  value: V;
  options: readonly Option<V>[];
  set: (value: V) => void;
  class?: string;
}) {
  const { early } = useSurroundings();
  return (
    <label class={props.class ?? "field"}>
      <span>{props.label}</span>
      <select
        autocomplete="off"
        ref={(list) => {
          const chosen = props.options.find(({ value }) => String(value) === list.value)?.value;
          if (chosen !== undefined && chosen !== props.value) early.note(() => props.set(chosen));
        }}
        onChange={(event) => props.set(props.options[event.currentTarget.selectedIndex]!.value)}
      >
        <Index each={props.options}>
          {(option) => (
            <option value={option().value} selected={option().value === props.value}>
              {option().label}
            </option>
          )}
        </Index>
      </select>
    </label>
  );
}
