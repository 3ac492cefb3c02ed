import { Index, Show } from "solid-js";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import type { ResultLine } from "./copy.ts";

/** A rule's number as a link. */
export function RuleLink(props: { id: string }) {
  const { ruleHref } = useCalculatorContext();
  return (
    <a class="ref" href={ruleAddress(ruleHref, props.id)}>
      {props.id}
    </a>
  );
}

/** A line of a result, with its rule if it has one. */
export function Line(props: { of: ResultLine }) {
  return (
    <>
      {props.of.text} <Show when={props.of.rule}>{(id) => <RuleLink id={id()} />}</Show>
    </>
  );
}

const MARK: Record<string, string> = { true: "holds", false: "fails" };

/** The lines that lead to a result, each with its rule; a condition is marked by whether it holds. Nothing where there is none. */
export function Derivation(props: { label?: string; lines: readonly ResultLine[] }) {
  return (
    <Show when={props.lines.length}>
      <ol class="derivation" aria-label={props.label}>
        <Index each={props.lines}>
          {(line) => (
            <li class={MARK[String(line().holds)]}>
              <Line of={line()} />
            </li>
          )}
        </Index>
      </ol>
    </Show>
  );
}
