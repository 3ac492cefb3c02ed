/** Which boards are in play and how they lie: each choice changes their notation, "26-27t_h28". */
import { Index } from "solid-js";
import { Check } from "../kit/Check.tsx";
import type { T } from "./overlay-log.ts";

const BOARDS = ["25", "26", "27", "28", "29", "30", "31"];

export function BoardSetup(props: { boards: string; set: (boards: string) => void; t: T }) {
  const has = (part: string) => props.boards.includes(part);
  const change = (from: string | RegExp, to: string) => props.set(props.boards.replace(from, to));
  const addOrRemove = (n: string) => {
    if (!has(n)) return props.set(props.boards ? `${props.boards}-${n}` : n);
    const others = props.boards.replace(RegExp(`-${n}t?e?|${n}t?e?-?`), "");
    // A row that held no other board goes too.
    props.set(others.replace(/^h?_|_h?(?=_|$)|^h$/, ""));
  };
  /** What can be chosen for a board: its word, the part of the notation that says so, and the part that says the contrary. */
  const choices = (n: string) => {
    const base = has(`${n}t`) ? `${n}t` : n;
    const starts = has(`h${n}`) ? `_h${n}` : `_${n}`;
    const isFirst = props.boards.startsWith(n) || props.boards.startsWith(`h${n}`);
    const all = [
      { word: "turned", yes: `${n}t`, no: n, isOffered: true },
      { word: "e1", yes: `${base}e`, no: base, isOffered: n === "25" },
      { word: "newRow", yes: starts, no: `-${n}`, isOffered: !isFirst },
      { word: "shifted", yes: `h${n}`, no: n, isOffered: has("_") && !has(`-${n}`) },
    ] as const;
    return all.filter(({ isOffered }) => isOffered);
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
                {(choice) => (
                  <Check
                    label={props.t(choice().word)}
                    value={has(choice().yes)}
                    set={(on) => {
                      const { yes, no } = choice();
                      change(on ? no : yes, on ? yes : no);
                    }}
                  />
                )}
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
