import { holdChecked } from "./hold.ts";
import { Text } from "./Text.tsx";

/** A labelled checkbox. */
export function Check(props: {
  label: string;
  value: boolean;
  set: (value: boolean) => void;
  disabled?: boolean | undefined;
}) {
  return (
    <label class="check touch">
      <input
        ref={holdChecked(() => props.value)}
        type="checkbox"
        checked={props.value}
        disabled={props.disabled}
        onChange={(event) => props.set(event.currentTarget.checked)}
      />
      <Text>{props.label}</Text>
    </label>
  );
}
