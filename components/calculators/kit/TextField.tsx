import { holdText } from "./hold.ts";

/**
 * A short text field. On change it calls `take`, then shows `value` again, because `take` may have corrected the text.
 * Calls `whileTyping` on each keystroke.
 */
export function TextField(props: {
  label: string;
  value: string;
  take: (typed: string) => void;
  whileTyping?: (typed: string) => void;
  maxLength?: number;
  autocapitalize?: "characters";
  disabled?: boolean;
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
        onInput={(event) => props.whileTyping?.(event.currentTarget.value)}
        onChange={(event) => props.take(event.currentTarget.value)}
      />
    </label>
  );
}
