import { createMemo, type JSX } from "solid-js";

/** Rarely needed questions in a `<details>`. Once open they stay open, even if the reader undoes a choice among them. */
export function More(props: { label: string; open: boolean; children: JSX.Element }) {
  const open = createMemo<boolean>((was) => was || props.open, false);
  return (
    <details open={open()}>
      <summary>{props.label}</summary>
      <div class="inputs">{props.children}</div>
    </details>
  );
}
