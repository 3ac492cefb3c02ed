/** Components for changing text, in HTML and in SVG. */
import { createMemo, Show } from "solid-js";
import { noBreak } from "../../../src/rules/no-break.ts";

/**
 * Changing text in a `<span>`. Sets `innerText`, because a page translator may have replaced the text node that Solid
 * would update. Does not rewrite unchanged text, because screen readers would announce it again. An element that
 * contains only text may set `innerText` itself.
 */
export function Text(props: { children: string | number | undefined | false }) {
  // Renders no text for `condition && text` with a false condition. The number 0 is rendered.
  const text = createMemo(() => noBreak(`${props.children || (props.children === 0 ? 0 : "")}`));
  return <span innerText={text()} />;
}

/** Changing text in an SVG `<text>`. Creates a new element on each change, because SVG has no `innerText`. */
export function DrawnText(props: { children: string | number }) {
  return (
    <Show when={`${props.children}`} keyed>
      {(text) => <tspan>{text}</tspan>}
    </Show>
  );
}
