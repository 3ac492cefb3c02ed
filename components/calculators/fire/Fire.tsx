/** Shows whether one attack exists, and its every desert DRM. */
import { createMemo, Show } from "solid-js";
import { desertFire } from "../../../src/game/desert-fire.ts";
import { QUESTIONS, questionsFor } from "../../../src/game/fire-questions.ts";
import { KEY_OF } from "../kit/attack-query.ts";
import { bookHint, bookLines } from "../kit/book.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { useCalculator } from "../kit/use-calculator.tsx";
import { answersTo, answerText, attackOf, FIELDS, factText, isFact, labelText, questionOf } from "./fire.ts";
import {
  answerLines,
  conditionLines,
  drmLines,
  fireResult,
  kindsText,
  misfitLines,
  noteLines,
  oddsLines,
  totalText,
} from "./fire-lines.ts";
import type { propsOf } from "./props.ts";

export default function Fire(props: ReturnType<typeof propsOf>) {
  const { state, t, Calculator, Choice, Pick, Flag } = useCalculator(props, FIELDS, questionOf);
  const asked = () => attackOf(state);
  const result = createMemo(() => desertFire(asked(), state.book));
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));

  const byBook = () =>
    bookLines(t, state.book, (book) => {
      const judged = desertFire(asked(), book);
      return { roll: totalText(t, judged), odds: kindsText(t, judged) };
    });
  const list = (label: "shot" | "lines" | "odds" | "notes", lines: typeof drmLines) => (
    <Derivation label={t(label)} lines={lines(t, result())} />
  );

  return (
    <Calculator class="fire" answers={answerLines(t, result())} result={() => fireResult(t, result(), byBook())}>
      <Show when={result().misfits.length}>
        <div class="bad" role="alert">
          <Derivation label={t("notes")} lines={misfitLines(t, result(), asked())} />
        </div>
      </Show>
      <div class="step">
        <div class="inputs">
          {QUESTIONS.map((question) => (
            <Show when={questions().includes(question)}>
              {isFact(question) ? (
                <Flag of={question} label={factText(t, attack(), question)} />
              ) : (
                // The list shows the answer of the attack that was judged, not an illegal choice.
                <Pick
                  of={KEY_OF[question]}
                  label={labelText(t, attack(), question)}
                  value={attack()[question]}
                  values={answersTo(question, attack())}
                  text={(answer) => answerText(t, question, answer)}
                />
              )}
            </Show>
          ))}
          <Choice of="book" hint={bookHint(t, state.book)} />
        </div>
        <div class="result">
          {list("shot", conditionLines)}
          {list("lines", drmLines)}
          <Derivation label={t("book")} lines={byBook()} />
          {list("odds", oddsLines)}
          <div class="notes">{list("notes", noteLines)}</div>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
    </Calculator>
  );
}
