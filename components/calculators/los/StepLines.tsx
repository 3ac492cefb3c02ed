import { Index, Show } from "solid-js";
import { useCalculatorContext } from "../kit/context.ts";
import { RuleLink } from "../kit/Derivation.tsx";
import type { StepLine, T } from "./los.ts";

/** What each hex and hexside does to the LOS, with its rule; where our reading decides, a link to its reason. */
export function StepLines(props: { t: T; label: string; lines: readonly StepLine[] }) {
  const { ruleHref } = useCalculatorContext();
  return (
    <ol class="derivation" aria-label={props.label}>
      <Index each={props.lines}>
        {(line) => (
          <li classList={{ fails: line().holds === false }}>
            {line().text} <Show when={line().rule}>{(id) => <RuleLink id={id()} />}</Show>{" "}
            <Show when={line().note}>
              {(note) => <a href={`${ruleHref.replace("{id}", line().rule!)}#${note()}`}>{props.t("ourReading")}</a>}
            </Show>
          </li>
        )}
      </Index>
    </ol>
  );
}
