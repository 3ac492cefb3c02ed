import { Index, Show } from "solid-js";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import type { ResultLine } from "./copy.ts";
import { type Condition, conditionText } from "./result-lines.ts";

/** A rule's number as a link. */
export function RuleLink(props: { id: string }) {
  const { ruleHref } = useCalculatorContext();
  return (
    <a class="ref" href={ruleAddress(ruleHref, props.id)}>
      {props.id}
    </a>
  );
}

/** The lines that lead to a result, each with its rule. */
export function Derivation(props: { label: string; lines: readonly ResultLine[] }) {
  return (
    <ol class="derivation" aria-label={props.label}>
      <Index each={props.lines}>
        {(line) => (
          <li>
            {line().text} <Show when={line().rule}>{(id) => <RuleLink id={id()} />}</Show>
          </li>
        )}
      </Index>
    </ol>
  );
}

/** Conditions, each with its rule and marked by whether it holds. `text` gives words other than those of `conditionText`. */
export function Conditions<C extends Condition>(props: {
  label: string;
  conditions: readonly C[];
  text?: (condition: C) => string;
}) {
  const { t } = useCalculatorContext();
  return (
    <ul class="derivation" aria-label={props.label}>
      <Index each={props.conditions}>
        {(c) => (
          <li class={c().holds ? "holds" : "fails"}>
            {props.text ? props.text(c()) : conditionText(t, c())} <RuleLink id={c().rule} />
          </li>
        )}
      </Index>
    </ul>
  );
}
