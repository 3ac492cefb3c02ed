import { useSurroundings } from "./context.ts";

/** Yes or no. */
export function Check(props: {
  label: string;
  value: boolean;
  set: (value: boolean) => void;
  disabled?: boolean | undefined;
}) {
  const { early } = useSurroundings();
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.value}
        disabled={props.disabled}
        ref={(box) => {
          const { checked } = box;
          if (checked !== props.value) early.note(() => props.set(checked));
        }}
        onChange={(event) => props.set(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
