import type { Content } from "./load.ts";

/** A function of the content that is reckoned once for each content: what it was given besides must always be the same. */
export function once<More extends unknown[], Made>(
  make: (content: Content, ...more: More) => Made,
): (content: Content, ...more: More) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content, ...more) => {
    const known = made.get(content) ?? { value: make(content, ...more) };
    made.set(content, known);
    return known.value;
  };
}
