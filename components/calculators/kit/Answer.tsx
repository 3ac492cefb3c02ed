/** The main results of a calculator, which stay in view while the inputs below them change. */
import { createMemo, Index, Show } from "solid-js";
import { noBreak } from "../../../src/rules/no-break.ts";
import { RuleLink } from "./Derivation.tsx";

/** One main result: `roll` in large letters ("Bogs on 8+"), and `odds` in smaller letters (the odds or a note). */
export interface Answer {
  roll: string;
  odds?: string | undefined;
  rule?: string | undefined;
  /** Whether this is the next roll, which is shown first, but announced after the result of the previous roll. */
  isNext?: boolean;
}

export function AnswerLine(props: { of: Answer; class?: string }) {
  // Memos prevent rewriting unchanged text, which a screen reader would announce again.
  const roll = createMemo(() => noBreak(props.of.roll));
  const odds = createMemo(() => noBreak(props.of.odds ?? ""));
  return (
    <p class={props.class} aria-atomic="true">
      <b innerText={roll()} /> <span innerText={odds()} />{" "}
      <Show when={props.of.rule}>{(id) => <RuleLink id={id()} />}</Show>
    </p>
  );
}

/**
 * Shows the results, the first in the largest letters, and the line that names the book of their figures. A screen
 * reader announces only the results that change.
 */
export function Answers(props: { of: readonly Answer[]; book?: string | undefined }) {
  return (
    <div class="answer" id="answer" role="status" aria-atomic="false" tabindex="-1">
      <Index each={props.of}>
        {(answer) => <AnswerLine of={answer()} class={answer().isNext ? "next" : undefined} />}
      </Index>
      <Show when={props.book}>{(book) => <p class="by-book" innerText={noBreak(book())} />}</Show>
    </div>
  );
}
