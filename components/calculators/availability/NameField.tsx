import { useSurroundings } from "../kit/context.ts";

/** Letters that a piece's name must contain; each letter that is typed counts at once. */
export function NameField(props: { label: string; value: string; set: (name: string) => void }) {
  const { early } = useSurroundings();
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="search"
        autocomplete="off"
        value={props.value}
        ref={(field) => {
          const typed = field.value;
          if (typed !== props.value) early.note(() => props.set(typed));
        }}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  );
}
