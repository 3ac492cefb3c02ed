/** Shows whether one attack exists, and its every desert DRM. */
import { createMemo, Show } from "solid-js";
import { desertFire, type FireTables } from "../../../src/game/desert-fire.ts";
import { QUESTIONS, questionsFor } from "../../../src/game/fire-questions.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { type IslandProps, useCalculator } from "../kit/use-calculator.tsx";
import type { Word } from "../kit/words.ts";
import { answersTo, answerText, attackOf, FIELDS, factText, isFact, KEY_OF, labelText, questionOf } from "./fire.ts";
import { answerLines, conditionLines, drmLines, fireResult, misfitLines, noteLines, oddsLines } from "./fire-lines.ts";

interface Props extends IslandProps<Word<"fire">> {
  tables: FireTables;
}

export default function Fire(props: Props) {
  const { state, t, Calculator, Pick, Flag } = useCalculator(props, FIELDS, questionOf);
  const asked = () => attackOf(state);
  const result = createMemo(() => desertFire(asked(), props.tables));
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));

  const list = (label: "shot" | "lines" | "odds" | "notes", lines: typeof drmLines) => (
    <Show when={lines(t, result()).length}>
      <Derivation label={t(label)} lines={lines(t, result())} />
    </Show>
  );

  return (
    <Calculator class="fire" answers={answerLines(t, result())} result={() => fireResult(t, result())}>
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
                  label={labelText(t, attack(), question)}
                  value={attack()[question]}
                  values={answersTo(question, attack())}
                  text={(answer) => answerText(t, question, answer)}
                />
              )}
            </Show>
          ))}
        </div>
        <div class="result">
          {list("shot", conditionLines)}
          {list("lines", drmLines)}
          {list("odds", oddsLines)}
          <div class="notes">{list("notes", noteLines)}</div>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
    </Calculator>
  );
}
