import { createMemo, type JSX } from "solid-js";

/** A `<details>` with rarely needed fields. Once `open` has been true, it stays open. */
export function More(props: { label: string; open: boolean; children: JSX.Element }) {
  const open = createMemo<boolean>((was) => was || props.open, false);
  return (
    <details open={open()}>
      <summary>{props.label}</summary>
      <div class="inputs">{props.children}</div>
    </details>
  );
}
