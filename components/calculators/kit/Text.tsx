/** Components for text that changes, in HTML and in SVG. */
import { createMemo, Show } from "solid-js";
import { noBreak } from "../../../src/rules/no-break.ts";

/**
 * Text that changes, in a `<span>`. Sets `innerText`, because a page translator or an extension may have replaced or
 * wrapped the text node that Solid would otherwise update. An element that contains nothing but the text may set
 * `innerText` itself. Unchanged text is not rewritten, because a screen reader would announce it again.
 */
export function Text(props: { children: string | number | undefined | false }) {
  // Children `a && b` with a falsy `a` arrive as `false`, which is rendered as no text. The number 0 is rendered.
  const text = createMemo(() => noBreak(`${props.children || (props.children === 0 ? 0 : "")}`));
  return <span innerText={text()} />;
}

/** Changing text in an SVG `<text>`. The element is recreated on change, since SVG has no `innerText`. */
export function DrawnText(props: { children: string | number }) {
  return (
    <Show when={`${props.children}`} keyed>
      {(text) => <tspan>{text}</tspan>}
    </Show>
  );
}
