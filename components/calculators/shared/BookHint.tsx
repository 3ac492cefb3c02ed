import { Show } from "solid-js";
import type { Book } from "../../../src/game/scenario.ts";
import { useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { bookHint } from "./book.ts";

/** Shows, if ASL is chosen, a hint about the limits of the figures for ASL. */
export function BookHint(props: { book: Book }) {
  const { t } = useCalculatorContext();
  return (
    <Show when={bookHint(t, props.book)}>
      {(hint) => (
        <p class="hint">
          <Text>{hint()}</Text>
        </p>
      )}
    </Show>
  );
}
