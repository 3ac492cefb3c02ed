import { createMemo, createSignal, createUniqueId } from "solid-js";
import { TextField } from "../../calculators/kit/TextField.tsx";

/**
 * A text field for a list of names, such as board numbers. `take` stores the typed text and returns the names that it
 * cannot read. `unread` formats the message about these names.
 */
export function TypedList(props: {
  label: string;
  hint: string;
  value: readonly (string | number)[];
  take: (typed: string) => readonly string[];
  unread: (names: string) => string;
}) {
  const id = createUniqueId();
  const [unread, setUnread] = createSignal<readonly string[]>([]);
  const message = createMemo(() => (unread().length ? props.unread(unread().join(" ")) : ""));
  return (
    <>
      <TextField
        label={props.label}
        value={props.value.join(" ")}
        take={(typed) => setUnread(props.take(typed))}
        describedBy={id}
        autocapitalize="characters"
      />
      <p class="hint" id={id}>
        {props.hint}
      </p>
      <p class="typed" role="alert" innerText={message()} />
    </>
  );
}
