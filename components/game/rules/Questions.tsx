/** The questions to the players that decide which rules are in force, in the rules view and in the set-up view. */
import { createMemo, Index, Show } from "solid-js";
import { QUESTIONS } from "../../../src/game/in-force/game.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { createQuestions, type GameQuestions } from "./create-questions.ts";
import { Fold } from "./Fold.tsx";
import { formatAnswers, parseAnswers } from "./players-answers.ts";
import { QuestionList } from "./QuestionList.tsx";
import { type FieldOrQuestion, groupOf } from "./rule-lists.ts";
import { unreadableAnswerMessages } from "./rule-words.ts";

/** Messages about unreadable answers in the URL. */
function Faults(props: { open: OpenGame }) {
  const { state, t } = props.open.calculator;
  return (
    <Index each={unreadableAnswerMessages(t, parseAnswers(state.said))}>
      {(fault) => (
        <p class="bad" role="status">
          <Text>{fault()}</Text>
        </p>
      )}
    </Index>
  );
}

/** Questions that `NoneOfTheRest` never answers, because one player may not know the other side's secret. */
const HIDDEN: readonly FieldOrQuestion[] = ["hiddenMines"];

/** A button that answers no to all open questions about terrain, units and weapons. */
function NoneOfTheRest(props: { open: OpenGame; questions: GameQuestions }) {
  const { set, t } = props.open.calculator;
  const rest = () =>
    props.questions
      .asked()
      .open.map(({ ask }) => ask)
      .filter((ask) => ["ground", "piece"].includes(groupOf(ask)) && !HIDDEN.includes(ask));
  const answerNo = () => {
    const no = Object.fromEntries(rest().map((ask) => [ask, false]));
    set("said", formatAnswers({ ...props.questions.answers(), ...no }));
  };
  return (
    <Show when={rest().length > 1}>
      <button type="button" onClick={answerNo}>
        <Text>{t("noneOfTheRest", { count: rest().length })}</Text>
      </button>
    </Show>
  );
}

/**
 * The open questions of a game in the order of `openQuestions`, then the questions about notes on Italian pieces, then answered
 * questions.
 */
export function OpenQuestions(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const questions = createQuestions(props.open);
  const asks = questions.keepsPlaces(() => questions.asked().open);
  const notes = questions.keepsPlaces(() => questions.asked().notes);
  const answered = createMemo(() => {
    const shown = [...asks(), ...notes()];
    return (Object.keys(questions.answers()) as FieldOrQuestion[]).filter((ask) => !shown.includes(ask));
  });
  const openNotes = () => questions.asked().notes.length;
  return (
    <>
      <Faults open={props.open} />
      <Show when={asks().length}>
        <section>
          <h2>
            <Text>{t("toSettle", { count: questions.asked().open.length })}</Text>
          </h2>
          <QuestionList open={props.open} questions={questions} asks={asks()} marksAnswered />
          <NoneOfTheRest open={props.open} questions={questions} />
        </section>
      </Show>
      <Show when={notes().length}>
        <Fold heading={t("group.note", { count: openNotes() })}>
          <QuestionList open={props.open} questions={questions} asks={notes()} marksAnswered />
        </Fold>
      </Show>
      <Show when={answered().length}>
        <Fold heading={t("answered", { count: answered().length })}>
          <QuestionList open={props.open} questions={questions} asks={answered()} />
        </Fold>
      </Show>
    </>
  );
}

const GROUPS = ["ground", "piece", "agreed"] as const;

/** The yes-or-no questions of a game, open or answered, in groups. */
export function SetUpQuestions(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const questions = createQuestions(props.open);
  const asks = createMemo(() => QUESTIONS.filter((ask) => questions.waiting().has(ask) || questions.isAnswered(ask)));
  const open = () => asks().filter((ask) => questions.waiting().has(ask)).length;
  return (
    <Show when={asks().length}>
      <Fold heading={t("questions", { count: open() })} class="asks">
        <Index each={GROUPS}>
          {(group) => (
            <Show when={asks().some((ask) => groupOf(ask) === group())}>
              <h3>{t(`group.${group()}`)}</h3>
              <QuestionList
                open={props.open}
                questions={questions}
                asks={asks().filter((ask) => groupOf(ask) === group())}
              />
            </Show>
          )}
        </Index>
      </Fold>
    </Show>
  );
}
