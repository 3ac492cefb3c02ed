import { createMemo, type JSX } from "solid-js";

/** Rarely needed questions in a `<details>`. Once `open` has been true, the element stays open. */
export function More(props: { label: string; open: boolean; children: JSX.Element }) {
  const open = createMemo<boolean>((was) => was || props.open, false);
  return (
    <details open={open()}>
      <summary>{props.label}</summary>
      <div class="inputs">{props.children}</div>
    </details>
  );
}
