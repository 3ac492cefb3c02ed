import { Index, Show } from "solid-js";
import { badValueText } from "./bad-value-text.ts";
import type { BadValue } from "./fields.ts";
import { fill } from "./words.ts";

/** The greatest number of messages. An address may hold thousands of faults, and so many would help nobody. */
const MOST_TOLD = 8;

/**
 * Names what the address holds and the calculator cannot take. The address keeps it until a choice is made.
 * `wordOf` gives the key of a field's words, `valueWordOf` that of one of its values.
 */
export function BadValues(props: {
  bad: readonly BadValue[];
  strings: Readonly<Record<string, string>>;
  wordOf: (key: string) => string;
  valueWordOf: (key: string, value: string) => string;
}) {
  const t = (key: string) => props.strings[key]!;
  const text = (bad: BadValue) => badValueText(bad, props.strings, props.wordOf, props.valueWordOf);
  return (
    <Show when={props.bad.length}>
      <div class="bad" role="alert">
        <Index each={props.bad.slice(0, MOST_TOLD)}>{(b) => <p>{text(b())}</p>}</Index>
        <Show when={props.bad.length > MOST_TOLD}>
          <p>{fill(t("badMore"), { more: props.bad.length - MOST_TOLD })}</p>
        </Show>
      </div>
    </Show>
  );
}
