/** A list of questions with controls to answer, each with the rules that depend on the answer. */
import { For, Index, Show } from "solid-js";
import type { Field } from "../../../src/game/in-force/game.ts";
import { ruleIn } from "../../../src/game/scenario.ts";
import { Choices } from "../../calculators/kit/Choices.tsx";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { showPart } from "../show-part.ts";
import type { GameQuestions } from "./create-questions.ts";
import { withAnswer } from "./players-answers.ts";
import { type FieldOrQuestion, isField, isNoteId, type OpenQuestion } from "./rule-lists.ts";
import { askText, moreText, namedOf } from "./rule-words.ts";

/** Links to the rules that depend on an open question. */
function Waiting(props: { open: OpenGame; of: OpenQuestion | undefined }) {
  const { state, t } = props.open.calculator;
  return (
    <Show when={props.of}>
      {(of) => (
        <p class="hint">
          {t("decides")}{" "}
          <Index each={namedOf(of())}>
            {(rule) => (
              <span>
                <RuleLink id={ruleIn(state.book, rule().rule)} />{" "}
              </span>
            )}
          </Index>
          <Text>{moreText(t, of())}</Text>
        </p>
      )}
    </Show>
  );
}

const ANSWERS = ["yes", "no", "unknown"] as const;

/**
 * For a field, CSS selectors of the element of the set-up view in which the field is entered. The first selector that matches is
 * used. Fields that are not listed here are rolled, or entered in the fieldset `.sky`.
 */
const PARTS: Readonly<Partial<Record<Field, readonly string[]>>> = {
  laterBoards: [".board-choice"],
  duneType: [".dune-choice select", ".rolled"],
  ssrHaze: [".sky"],
  ssrSun: [".sky"],
};
const partsOf = (ask: Field) => PARTS[ask] ?? [".rolled", ".sky"];

/** A question with the choices yes, no and unknown or, for a field, a button that shows the field in the set-up view. */
function Question(props: { open: OpenGame; questions: GameQuestions; ask: FieldOrQuestion; marksAnswered: boolean }) {
  const { state, set, t } = props.open.calculator;
  const { strings } = props.open.props;
  const { ask } = props;
  const label = askText(props.open.words, ask);
  const waiting = <Waiting open={props.open} of={props.questions.waiting().get(ask)} />;
  if (isField(ask))
    return (
      <div class="asked stack tight">
        <p>
          <b class="muted">{label}</b>{" "}
          <button type="button" onClick={() => showPart(set, "setup", ...partsOf(ask))}>
            {t("tell")} <span class="unseen">{label}</span>
          </button>
        </p>
        {waiting}
      </div>
    );
  const answer = () => {
    const given = props.questions.answers()[ask];
    return given === undefined ? "unknown" : given ? "yes" : "no";
  };
  return (
    <div class="asked stack tight">
      <Choices
        label={label}
        value={answer()}
        options={ANSWERS.map((value) => ({ value, label: t(`answer.${value}`) }))}
        set={(value) => set("said", withAnswer(state.said, ask, value === "unknown" ? undefined : value === "yes"))}
        hint={isNoteId(ask) ? undefined : strings[`ask.${ask}Hint` as keyof typeof strings]}
      />
      {waiting}
      <Show when={answer() !== "unknown" && props.marksAnswered}>
        <p class="hint">{t("isAnswered")}</p>
      </Show>
    </div>
  );
}

/** A list of questions, in columns on a wide screen. `marksAnswered`: whether answered questions have a note that they are answered. */
export function QuestionList(props: {
  open: OpenGame;
  questions: GameQuestions;
  asks: readonly FieldOrQuestion[];
  marksAnswered?: boolean;
}) {
  return (
    <div class="questions grid">
      <For each={props.asks}>
        {(ask) => (
          <Question
            open={props.open}
            questions={props.questions}
            ask={ask}
            marksAnswered={props.marksAnswered ?? false}
          />
        )}
      </For>
    </div>
  );
}
