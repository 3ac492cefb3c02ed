import { holdText } from "./hold.ts";

/** A short text, taken once it is finished. Afterwards the field shows `value`, which is what `take` made of the text. */
export function TextField(props: {
  label: string;
  value: string;
  take: (typed: string) => void;
  maxLength?: number;
  autocapitalize?: "characters";
  disabled?: boolean;
  /** The ids of the texts that explain the field. */
  describedBy?: string;
}) {
  return (
    <label class="field stack tight">
      {props.label}
      <input
        ref={holdText(() => props.value)}
        autocomplete="off"
        autocapitalize={props.autocapitalize ?? "none"}
        spellcheck={false}
        maxlength={props.maxLength}
        aria-describedby={props.describedBy}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => props.take(event.currentTarget.value)}
      />
    </label>
  );
}
