import { Index, Show } from "solid-js";
import { ruleIn, ruleLabel } from "../../../src/game/scenario.ts";
import { ruleAddress, useCalculatorContext } from "./context.ts";
import type { ResultLine } from "./copy.ts";
import { Text } from "./Text.tsx";

/**
 * A link to a rule, with the rule's number in the chosen book as text. With `note`, it links to that note of the rule
 * instead, with `note.text` as text.
 */
export function RuleLink(props: { id: string; note?: ResultLine["note"] }) {
  const { ruleHref, book } = useCalculatorContext();
  return (
    <a class="ref" href={ruleAddress(ruleHref, ruleIn(book(), props.id)) + (props.note ? `#${props.note.anchor}` : "")}>
      <Text>{props.note?.text ?? ruleLabel(book(), props.id)}</Text>
    </a>
  );
}

/** A line of a result, with links to its rule and note, if any. */
export function Line(props: { of: ResultLine }) {
  return (
    <span>
      <Text>{props.of.text}</Text>{" "}
      <Show when={props.of.rule} keyed>
        {(id) => <RuleLink id={id} />}
      </Show>{" "}
      <Show when={props.of.note}>
        <RuleLink id={props.of.rule ?? ""} note={props.of.note} />
      </Show>
    </span>
  );
}

const MARK: Record<string, string> = { true: "holds", false: "fails" };

/**
 * The derivation of a result, as a list. Lines for conditions are marked as met or not met. Renders nothing without
 * lines.
 */
export function Derivation(props: { label?: string; lines: readonly ResultLine[] }) {
  return (
    <Show when={props.lines.length}>
      <ol class="derivation plain lined" aria-label={props.label}>
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
