import { Index, Show } from "solid-js";
import { useCalculatorContext } from "./context.ts";
import type { BadValue } from "./fields.ts";
import { Text } from "./Text.tsx";

/** The greatest number of messages. An address may have thousands of faults. */
const MOST_TOLD = 8;

/** Lists the values of the address that the calculator cannot use. They stay in the address until the reader makes a choice. */
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
