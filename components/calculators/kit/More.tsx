import { createMemo, type JSX } from "solid-js";

/** Questions that are rarely asked. Once open they stay open, so that they do not close when a reader takes back a choice among them. */
export function More(props: { label: string; open: boolean; children: JSX.Element }) {
  const open = createMemo<boolean>((was) => was || props.open, false);
  return (
    <details open={open()}>
      <summary>{props.label}</summary>
      <div class="inputs">{props.children}</div>
    </details>
  );
}
