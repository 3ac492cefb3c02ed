/** The main results of a calculator. They stay in view while the user changes the inputs below them. */
import { createMemo, Index, Show } from "solid-js";
import { noBreak } from "../../../src/rules/no-break.ts";
import { RuleLink } from "./Derivation.tsx";

/** A main result. `roll` is shown in large letters ("Bogs on 8+"), `odds` in smaller letters (the odds or a note). */
export interface Answer {
  roll: string;
  odds?: string | undefined;
  rule?: string | undefined;
  /**
   * Whether this is the next roll. It is shown first, but screen readers announce it after the previous roll's result.
   */
  isNext?: boolean;
}

export function AnswerLine(props: { of: Answer; class?: string }) {
  // Memos leave unchanged text in place. Screen readers would announce rewritten text again.
  const roll = createMemo(() => noBreak(props.of.roll));
  const odds = createMemo(() => noBreak(props.of.odds ?? ""));
  return (
    <p class={props.class}>
      <span class="said" aria-atomic="true">
        <b innerText={roll()} /> <span innerText={odds()} />
      </span>{" "}
      <Show when={props.of.rule}>
        {(id) => (
          <span aria-live="off">
            <RuleLink id={id()} />
          </span>
        )}
      </Show>
    </p>
  );
}

/**
 * Shows the main results, the first in the largest letters, and the line that names the book (ASL or SL). Screen
 * readers announce only the results that change, without the rule and the line that names the book.
 */
export function Answers(props: { of: readonly Answer[]; book?: string | undefined }) {
  return (
    <div class="answer" id="answer" role="status" aria-atomic="false" tabindex="-1">
      <Index each={props.of}>
        {(answer) => <AnswerLine of={answer()} class={answer().isNext ? "next" : undefined} />}
      </Index>
      <Show when={props.book}>{(book) => <p class="by-book" aria-live="off" innerText={noBreak(book())} />}</Show>
    </div>
  );
}
