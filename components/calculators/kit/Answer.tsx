/** What a calculator answers, first of all: it stays in view while the inputs below it change. */
import { createMemo, Index, Show } from "solid-js";
import { RuleLink } from "./Derivation.tsx";

/** One answer: what to roll, in words ("Bogs on 8+"), and the odds or whatever else goes with it in smaller letters. */
export interface Answer {
  roll: string;
  odds?: string | undefined;
  rule?: string | undefined;
}

/** An answer as a line. */
export function AnswerLine(props: { of: Answer; class?: string }) {
  // Words that stay the same are not written again, since a screen reader would say them again.
  const roll = createMemo(() => props.of.roll);
  const odds = createMemo(() => props.of.odds ?? "");
  return (
    <p class={props.class} aria-atomic="true">
      <b innerText={roll()} /> <span innerText={odds()} />{" "}
      <Show when={props.of.rule}>{(id) => <RuleLink id={id()} />}</Show>
    </p>
  );
}

/** The answers, the chief one first and big. A screen reader is told those that a change has altered, and only those. */
export function Answers(props: { of: readonly Answer[] }) {
  return (
    <div class="answer" id="answer" role="status" aria-atomic="false" tabindex="-1">
      <Index each={props.of}>{(answer) => <AnswerLine of={answer()} />}</Index>
    </div>
  );
}
