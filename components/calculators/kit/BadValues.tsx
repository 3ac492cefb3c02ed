import { Index, Show } from "solid-js";
import { useCalculatorContext } from "./context.ts";
import type { BadValue } from "./fields.ts";
import { Text } from "./Text.tsx";

/** The greatest number of messages. An address may hold thousands of faults, and so many would help nobody. */
const MOST_TOLD = 8;

/** Names what the address holds and the calculator cannot take, by its `text`. The address keeps it until a choice is made. */
export function BadValues(props: { bad: readonly BadValue[]; text: (bad: BadValue) => string }) {
  const { t } = useCalculatorContext();
  return (
    <Show when={props.bad.length}>
      <div class="bad" role="alert">
        <Index each={props.bad.slice(0, MOST_TOLD)}>
          {(b) => (
            <p>
              <Text>{props.text(b())}</Text>
            </p>
          )}
        </Index>
        <Show when={props.bad.length > MOST_TOLD}>
          <p>
            <Text>{t("badMore", { more: props.bad.length - MOST_TOLD })}</Text>
          </p>
        </Show>
      </div>
    </Show>
  );
}
