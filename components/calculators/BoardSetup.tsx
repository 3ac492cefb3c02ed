/** Which boards are in play and how they lie. Their notation ("26-27t_h28") is changed where a choice changes it. */
import { Index, Show } from "solid-js";
import type { Say } from "./overlay-log.ts";
import { Check } from "./parts.tsx";

export function BoardSetup(props: { boards: string; set: (boards: string) => void; t: Say }) {
  const has = (part: string) => props.boards.includes(part);
  const change = (from: string | RegExp, to: string) => props.set(props.boards.replace(from, to));
  /** A check box for a part of the notation that stands instead of another. */
  const either = (key: string, on: () => string, off: () => string) => (
    <Check
      label={props.t(key)}
      value={has(on()) ? "1" : "0"}
      set={() => (has(on()) ? change(on(), off()) : change(off(), on()))}
    />
  );
  const addOrRemove = (number: string) => {
    if (!has(number)) return props.set(props.boards ? `${props.boards}-${number}` : number);
    const without = props.boards.replace(RegExp(`-${number}t?e?|${number}t?e?-?`), "");
    props.set(without.replace(/^h?_|_h?(?=_|$)|^h$/, ""));
  };
  return (
    <>
      <div class="faces">
        <Index each={["25", "26", "27", "28", "29", "30", "31"]}>
          {(number) => (
            <button type="button" aria-pressed={has(number())} onClick={() => addOrRemove(number())}>
              {number()}
            </button>
          )}
        </Index>
      </div>
      <ol class="boards">
        <Index each={props.boards.match(/\d+/g) ?? []}>
          {(number, i) => (
            <li>
              <b>{number()}</b>
              {either("turned", () => `${number()}t`, number)}
              <Show when={number() === "25"}>
                {either(
                  "e1",
                  () => (has("25t") ? "25te" : "25e"),
                  () => (has("25t") ? "25t" : "25"),
                )}
              </Show>
              <Show when={i}>
                {either(
                  "newRow",
                  () => (has(`h${number()}`) ? "_h" : "_") + number(),
                  () => `-${number()}`,
                )}
              </Show>
              <Show when={has("_") && (!i || has(`_${number()}`) || has(`h${number()}`))}>
                {either("shifted", () => `h${number()}`, number)}
              </Show>
              <Show when={i}>
                <button type="button" onClick={() => change(RegExp(`(\\d+t?e?)([-_h]+)(${number()}t?e?)`), "$3$2$1")}>
                  {props.t("earlier", { board: number() })}
                </button>
              </Show>
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}
