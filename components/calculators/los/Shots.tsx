import { For, Show } from "solid-js";
import { RuleLink } from "../kit/Derivation.tsx";
import type { shotsOf } from "./los.ts";

/** What to reckon next: links to the fire calculator, filled in with the attack from either end, or why there is none. */
export function Shots(props: { label: string; href: string; shots: ReturnType<typeof shotsOf> }) {
  return (
    <Show when={props.shots.length}>
      <p class="shots">
        {props.label}{" "}
        <For each={props.shots}>
          {({ text, query, barredBy }) => (
            <span>
              <a class="tool" href={props.href + query}>
                {text}
              </a>{" "}
              <Show when={barredBy}>{(id) => <RuleLink id={id()} />}</Show>{" "}
            </span>
          )}
        </For>
      </p>
    </Show>
  );
}
