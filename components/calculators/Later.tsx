/** What of a calculator is made in a second task, so that neither keeps a reader waiting. */
import { createSignal, type JSX, Show } from "solid-js";
import { isServer } from "solid-js/web";

const [isTime, setTime] = createSignal(isServer);

/**
 * Parts of a calculator below its first answer, and those that measure themselves when they are made: the server prints them like
 * all others, but mount.ts makes them last, when the others stand in the page.
 */
export function Later(props: { children: JSX.Element }) {
  return <Show when={isTime()}>{props.children}</Show>;
}

/** Makes what was left for later. */
export const makeTheRest = () => setTime(true);
