import { Index, Show } from "solid-js";
import { useCalculatorContext } from "./context.ts";
import type { BadValue } from "./fields.ts";
import { Text } from "./Text.tsx";

/** Limits the messages, because a query string may have thousands of invalid values. */
const MAX_MESSAGES = 8;

/** Lists the invalid values of the query string. They stay in the URL until the user changes a field. */
export function BadValues(props: { bad: readonly BadValue[]; text: (bad: BadValue) => string }) {
  const { t } = useCalculatorContext();
  return (
    <Show when={props.bad.length}>
      <div class="bad" role="alert">
        <Index each={props.bad.slice(0, MAX_MESSAGES)}>
          {(b) => (
            <p>
              <Text>{props.text(b())}</Text>
            </p>
          )}
        </Index>
        <Show when={props.bad.length > MAX_MESSAGES}>
          <p>
            <Text>{t("badMore", { more: props.bad.length - MAX_MESSAGES })}</Text>
          </p>
        </Show>
      </div>
    </Show>
  );
}
