import { createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";

/** A collapsible section. Its content is rendered only while it is open. With `isPrinted`, printing opens it. */
export function Fold(props: {
  heading: string;
  open?: boolean;
  isPrinted?: boolean;
  class?: string;
  children: JSX.Element;
}) {
  // `props.open` is only the initial state. Later the user opens and closes the section.
  const [isOpen, setOpen] = createSignal(props.open ?? false);
  onMount(() => {
    const onPrint = () => props.isPrinted && setOpen(true);
    addEventListener("beforeprint", onPrint);
    onCleanup(() => removeEventListener("beforeprint", onPrint));
  });
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
