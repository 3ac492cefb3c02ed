/** The fire calculator: whether an attack is possible, and all of its desert DRM. */
import { createMemo, Show } from "solid-js";
import { isDune } from "../../../src/game/fire-attack.ts";
import { QUESTIONS, type Question, questionsFor } from "../../../src/game/fire-questions.ts";
import { Derivation } from "../kit/Derivation.tsx";
import { More } from "../kit/More.tsx";
import { Stepper } from "../kit/Stepper.tsx";
import { type PropsOf, useCalculator } from "../kit/use-calculator.tsx";
import { KEY_OF } from "../shared/attack-query.ts";
import { calculator } from "./calculator.ts";
import { answersTo, answerText, attackOf, factText, isFact, isNumber, labelText } from "./fire.ts";
import { conditionLines, drmLines, misfitLines, noteLines, oddsLines } from "./fire-lines.ts";

export default function Fire(props: PropsOf<typeof calculator>) {
  const { state, set, t, found: result, Calculator, Pick, Flag } = useCalculator(calculator, props);
  const attack = () => result().attack;
  const questions = createMemo(() => questionsFor(attack()));
  /**
   * Returns whether a question is rarely needed, and therefore under "More". The question about a Dune Crest is rare if
   * the hex is not a Dune.
   */
  const isRare = (question: Question) =>
    question === "seen" ||
    question === "vehicleDust" ||
    question === "hindrance" ||
    (question === "duneCrest" && !isDune(attack()));
  const rare = createMemo(() => questions().filter(isRare));

  const list = (label: "shot" | "lines" | "odds", lines: typeof drmLines) => (
    <Derivation label={t(label)} lines={lines(t, result())} />
  );

  /**
   * Returns the control for a question. It shows the answer that the result uses. If the user's choice is illegal, this
   * is another answer.
   */
  const control = (question: Question) =>
    isFact(question) ? (
      <Flag of={question} label={factText(t, attack(), question)} />
    ) : isNumber(question) ? (
      <Stepper
        label={labelText(t, attack(), question)}
        value={attack()[question]}
        min={Math.min(...answersTo(question, attack()))}
        max={Math.max(...answersTo(question, attack()))}
        set={(value) => set(KEY_OF[question], value)}
        isLive
      />
    ) : (
      <Pick
        of={KEY_OF[question]}
        label={labelText(t, attack(), question)}
        value={attack()[question]}
        values={answersTo(question, attack())}
        text={(answer) => answerText(t, question, answer)}
      />
    );

  return (
    <Calculator class="fire">
      <Show when={result().misfits.length}>
        <div class="bad" role="alert">
          <Derivation label={t("notes")} lines={misfitLines(t, result(), attackOf(state))} />
        </div>
      </Show>
      <div class="step grid">
        <div class="inputs">
          {QUESTIONS.map((question) => (
            <Show when={questions().includes(question) && !isRare(question)}>{control(question)}</Show>
          ))}
          <Show when={rare().length}>
            <More
              label={t("more")}
              open={state.seen || state.vd > 0 || state.hindrance > 0 || (state.duneCrest && isRare("duneCrest"))}
            >
              {QUESTIONS.map((question) => (
                <Show when={rare().includes(question)}>{control(question)}</Show>
              ))}
            </More>
          </Show>
        </div>
        <div class="result">
          {list("shot", conditionLines)}
          {list("lines", drmLines)}
          {list("odds", oddsLines)}
          <div class="notes muted">
            <Derivation label={t("notes")} lines={noteLines(t, result(), attackOf(state))} />
          </div>
          <p class="hint">{t("rest")}</p>
        </div>
      </div>
    </Calculator>
  );
}
