import { createSignal, type JSX, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";

/** A heading under which something is folded away; it is made only once it is opened. */
export function Fold(props: { heading: string; open?: boolean; class?: string; children: JSX.Element }) {
  // A fold that starts open stays as its reader leaves it.
  const [isOpen, setOpen] = createSignal(props.open ?? false);
  return (
    <details class={props.class} open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>
          <Text>{props.heading}</Text>
        </h2>
      </summary>
      <Show when={isOpen()}>{props.children}</Show>
    </details>
  );
}
