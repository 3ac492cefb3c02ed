import { Show } from "solid-js";
import type { Book } from "../../../src/game/scenario.ts";
import { useCalculatorContext } from "../kit/context.ts";
import { Text } from "../kit/Text.tsx";
import { bookHint } from "./book.ts";

/** Explains the limits of ASL's figures if ASL is chosen. */
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
