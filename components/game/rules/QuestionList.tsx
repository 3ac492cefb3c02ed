/**
 * A list of questions to the players. Each question has controls for the answer, and links to the rules that depend on
 * it.
 */
import { For, Index, Show } from "solid-js";
import type { Field } from "../../../src/game/in-force/game.ts";
import { Choices } from "../../calculators/kit/Choices.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import { isRolled } from "../dyo-state.ts";
import type { OpenGame } from "../open-game.ts";
import { showPart } from "../show-part.ts";
import type { GameQuestions } from "./create-questions.ts";
import { withAnswer } from "./players-answers.ts";
import { RuleNumber } from "./RuleNumber.tsx";
import { type FieldOrQuestion, isField, isNoteId, type OpenQuestion } from "./rule-lists.ts";
import { askText, moreText, namedOf } from "./rule-words.ts";

/** Links to the rules that depend on an open question. */
function Waiting(props: { open: OpenGame; of: OpenQuestion | undefined }) {
  const { t } = props.open.calculator;
  return (
    <Show when={props.of} fallback={<p class="hint">{t("isAnswered")}</p>}>
      {(of) => (
        <p class="hint">
          {t("decides")}{" "}
          <Index each={namedOf(of())}>
            {(rule) => (
              <span>
                <RuleNumber id={rule().rule} />{" "}
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
 * The fields that have a control in this list. In a DYO scenario in an Arid Land, only haze and Sun Blindness by SSR
 * have one, because dice determine the others.
 */
const CHOSEN = { weather: "weather", time: "time", ec: "ec", dust: "dust", ssrHaze: "haze", ssrSun: "sun" } as const;
const BY_SSR: readonly Field[] = ["ssrHaze", "ssrSun"];

/**
 * CSS selectors of the elements in the set-up view that answer a field without a control in this list. The first
 * selector that matches is used. Fields not listed here are answered by the rolls of the set-up.
 */
const PARTS: Readonly<Partial<Record<Field, readonly string[]>>> = {
  laterBoards: [".board-choice"],
  duneType: [".dune-choice select", ".rolled"],
};

/** The control of a field: radio buttons, a `<select>`, or a button that shows the field in the set-up view. */
function FieldAnswer(props: { open: OpenGame; ask: Field }) {
  const { state, set, t, Choice, Pick } = props.open.calculator;
  const { ask } = props;
  const label = askText(props.open.words, ask);
  return (
    <Show
      when={ask in CHOSEN && (BY_SSR.includes(ask) || !isRolled(state))}
      fallback={
        <p>
          <b class="muted">{label}</b>{" "}
          <button type="button" onClick={() => showPart(set, "setup", ...(PARTS[ask] ?? [".rolled"]))}>
            {t("tell")} <span class="unseen">{label}</span>
          </button>
        </p>
      }
    >
      {ask === "ssrHaze" || ask === "ssrSun" ? (
        <Choice of={CHOSEN[ask]} label={label} />
      ) : (
        <Pick of={CHOSEN[ask as keyof typeof CHOSEN]} label={label} />
      )}
    </Show>
  );
}

/** A question to the players. The answer is yes, no or unknown, or the value of a set-up field. */
function Question(props: { open: OpenGame; questions: GameQuestions; ask: FieldOrQuestion }) {
  const { state, set, t } = props.open.calculator;
  const { strings } = props.open.props;
  const { ask } = props;
  const waiting = <Waiting open={props.open} of={props.questions.waiting().get(ask)} />;
  if (isField(ask))
    return (
      <div class="asked stack tight">
        <FieldAnswer open={props.open} ask={ask} />
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
        label={askText(props.open.words, ask)}
        value={answer()}
        options={ANSWERS.map((value) => ({ value, label: t(`answer.${value}`) }))}
        set={(value) => set("said", withAnswer(state.said, ask, value === "unknown" ? undefined : value === "yes"))}
        hint={isNoteId(ask) ? undefined : strings[`ask.${ask}Hint` as keyof typeof strings]}
      />
      {waiting}
    </div>
  );
}

/** A list of questions to the players. */
export function QuestionList(props: { open: OpenGame; questions: GameQuestions; asks: readonly FieldOrQuestion[] }) {
  return (
    <div class="questions stack apart">
      <For each={props.asks}>{(ask) => <Question open={props.open} questions={props.questions} ask={ask} />}</For>
    </div>
  );
}
