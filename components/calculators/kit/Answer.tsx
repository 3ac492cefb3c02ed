/** The answers of a calculator. They stay in view while the inputs below them change. */
import { createMemo, Index, Show } from "solid-js";
import { RuleLink } from "./Derivation.tsx";

/** One answer: the roll, "Bogs on 8+", and the odds or a note in smaller letters. */
export interface Answer {
  roll: string;
  odds?: string | undefined;
  rule?: string | undefined;
}

export function AnswerLine(props: { of: Answer; class?: string }) {
  // Memos prevent rewriting unchanged text, which a screen reader would announce again.
  const roll = createMemo(() => props.of.roll);
  const odds = createMemo(() => props.of.odds ?? "");
  return (
    <p class={props.class} aria-atomic="true">
      <b innerText={roll()} /> <span innerText={odds()} />{" "}
      <Show when={props.of.rule}>{(id) => <RuleLink id={id()} />}</Show>
    </p>
  );
}

/** The answers, the main one first and largest. A screen reader announces only those that change. */
export function Answers(props: { of: readonly Answer[] }) {
  return (
    <div class="answer" id="answer" role="status" aria-atomic="false" tabindex="-1">
      <Index each={props.of}>{(answer) => <AnswerLine of={answer()} />}</Index>
    </div>
  );
}
