/** Shows every desert DRM of one attack. */
import { createMemo, Show } from "solid-js";
import { desertFire } from "../../../src/game/desert-fire.ts";
import { QUESTIONS, questionsFor } from "../../../src/game/fire-questions.ts";
import type { TableRow } from "../../../src/schemas/table.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { answersTo, answerText, attackOf, FIELDS, factText, isFact, KEY_OF, questionOf } from "./fire.ts";
import {
  drmLines,
  fireResult,
  misfitLines,
  noteLines,
  oddsLines,
  powerLines,
  totalText,
  whatText,
} from "./fire-lines.ts";

interface Props extends IslandProps<Word<"fire">> {
  /** Rows of tables D11.62-haze and D11.622-aerial: names and numbers. */
  hazeRows: readonly TableRow[];
  aerialRows: readonly TableRow[];
}

export default function Fire(props: Props) {
  const { state, t, Calculator, Pick, Flag } = useCalculator(props, FIELDS, questionOf);
  const asked = () => attackOf(state);
  const result = createMemo(() => desertFire(asked(), { haze: props.hazeRows, aerial: props.aerialRows }));
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));

  const answers = () => [
    { roll: totalText(t, result()), odds: whatText(t, result()) },
    ...powerLines(t, result()).map(({ text, rule }) => ({ roll: text, rule })),
  ];
  const list = (label: "lines" | "odds" | "notes", lines: typeof drmLines) => (
    <Show when={lines(t, result()).length}>
      <Derivation label={t(label)} lines={lines(t, result())} />
    </Show>
  );

  return (
    <Calculator class="fire" answers={answers()} result={() => fireResult(t, result())}>
      <Show when={result().misfits.length}>
        <div class="bad" role="alert">
          <Derivation label={t("notes")} lines={misfitLines(t, result(), asked())} />
        </div>
      </Show>
      <div class="step ask">
        <div class="inputs">
          {QUESTIONS.map((question) => (
            <Show when={questions().includes(question)}>
              {isFact(question) ? (
                <Flag of={question} label={factText(t, attack(), question)} />
              ) : (
                // The list shows the answer of the attack that was judged, not an illegal choice.
                <Pick
                  of={KEY_OF[question]}
                  value={attack()[question]}
                  values={answersTo(question, attack())}
                  text={(answer) => answerText(t, question, answer)}
                />
              )}
            </Show>
          ))}
        </div>
        <div class="result">
          {list("lines", drmLines)}
          {list("odds", oddsLines)}
          <div class="notes">{list("notes", noteLines)}</div>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
    </Calculator>
  );
}
