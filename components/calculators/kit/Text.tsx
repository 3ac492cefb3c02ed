/** Text that changes, in HTML and in drawings. */
import { createMemo, Show } from "solid-js";

/**
 * Text that changes, in an element of its own. A page translator or an extension may have replaced or wrapped its text node, into
 * which Solid would go on writing; `innerText` replaces whatever is in the element. An element whose whole content is one text
 * may take `innerText` itself. Text that stays the same is not written again, because a screen reader would announce it again.
 */
export function Text(props: { children: string | number | undefined | false }) {
  // In a component's children Solid makes `false` of whatever falsy value is left of `&&`.
  const text = createMemo(() => props.children || (props.children === 0 ? 0 : ""));
  return <span innerText={text()} />;
}

/** The same in an SVG `<text>`: an element that is made anew, since SVG has no `innerText`. */
export function DrawnText(props: { children: string | number }) {
  return (
    <Show when={`${props.children}`} keyed>
      {(text) => <tspan>{text}</tspan>}
    </Show>
  );
}
