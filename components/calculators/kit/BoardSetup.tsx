/** Which boards are in play and how they lie: each choice changes their notation, "26-27t_h28". */
import { Index } from "solid-js";
import type { Say } from "../overlay-log.ts";
import { Check } from "../parts.tsx";

const BOARDS = ["25", "26", "27", "28", "29", "30", "31"];

export function BoardSetup(props: { boards: string; set: (boards: string) => void; t: Say }) {
  const has = (part: string) => props.boards.includes(part);
  const change = (from: string | RegExp, to: string) => props.set(props.boards.replace(from, to));
  const addOrRemove = (n: string) => {
    if (!has(n)) return props.set(props.boards ? `${props.boards}-${n}` : n);
    const others = props.boards.replace(RegExp(`-${n}t?e?|${n}t?e?-?`), "");
    // The row that it was alone in goes too.
    props.set(others.replace(/^h?_|_h?(?=_|$)|^h$/, ""));
  };
  /** What can be chosen for a board: the string's key, the part of the notation that says so, and what says the contrary. */
  const choices = (n: string) => {
    const base = has(`${n}t`) ? `${n}t` : n;
    const starts = has(`h${n}`) ? `_h${n}` : `_${n}`;
    const isFirst = props.boards.startsWith(n) || props.boards.startsWith(`h${n}`);
    return [
      ["turned", `${n}t`, n],
      ...(n === "25" ? [["e1", `${base}e`, base]] : []),
      ...(isFirst ? [] : [["newRow", starts, `-${n}`]]),
      ...(has("_") && !has(`-${n}`) ? [["shifted", `h${n}`, n]] : []),
    ] as [string, string, string][];
  };
  return (
    <>
      <fieldset class="faces">
        <legend class="unseen">{props.t("boards")}</legend>
        <Index each={BOARDS}>
          {(n) => (
            <button type="button" aria-pressed={has(n())} onClick={() => addOrRemove(n())}>
              {n()}
            </button>
          )}
        </Index>
      </fieldset>
      <div class="boards">
        <Index each={props.boards.match(/\d+/g) ?? []}>
          {(n, i) => (
            <fieldset>
              <legend class="unseen">{n()}</legend>
              <b aria-hidden="true">{n()}</b>
              <Index each={choices(n())}>
                {(choice) => {
                  const chosen = () => has(choice()[1]);
                  return (
                    <Check
                      label={props.t(choice()[0])}
                      value={chosen() ? "1" : "0"}
                      set={() => change(choice()[chosen() ? 1 : 2], choice()[chosen() ? 2 : 1])}
                    />
                  );
                }}
              </Index>
              {i > 0 && (
                <button type="button" onClick={() => change(RegExp(`(\\d+t?e?)([-_h]+)(${n()}t?e?)`), "$3$2$1")}>
                  {props.t("earlier", { board: n() })}
                </button>
              )}
            </fieldset>
          )}
        </Index>
      </div>
    </>
  );
}
