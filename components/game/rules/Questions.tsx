/** What is to be settled before it is known which rules a game has: the rules view and the set-up ask for it. */
import { createMemo, For, Index, Show } from "solid-js";
import { QUESTIONS } from "../../../src/game/in-force/game.ts";
import { Choices } from "../../calculators/kit/Choices.tsx";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import type { OpenGame } from "../open-game.ts";
import { Fold } from "./Fold.tsx";
import { type Asked, groupOf, isField, isNoteId, type Open, openQuestions } from "./rule-lists.ts";
import { askText, faultsOf, moreText, namedOf, numberOf } from "./rule-words.ts";
import { readSaid, withAnswer, writeSaid } from "./said.ts";

/** What is open in a game, and what its players have answered. */
export function createQuestions({ calculator, rules }: OpenGame) {
  const asked = createMemo(() => openQuestions(rules()));
  const answers = createMemo(() => readSaid(calculator.state.said).answers);
  const waiting = createMemo(() => new Map<Asked, Open>([...asked().open, ...asked().notes].map((o) => [o.ask, o])));
  const isAnswered = (ask: Asked) => !isField(ask) && answers()[ask] !== undefined;
  /** The open ones, and those answered since the list was made, which keep their places under the reader's finger. */
  const keepsPlaces = (open: () => readonly Open[]) =>
    createMemo<readonly Asked[]>((before) => {
      const kept = before.filter((ask) => waiting().has(ask) || isAnswered(ask));
      return [
        ...kept,
        ...open()
          .map(({ ask }) => ask)
          .filter((ask) => !kept.includes(ask)),
      ];
    }, []);
  return { asked, answers, waiting, isAnswered, keepsPlaces };
}
export type GameQuestions = ReturnType<typeof createQuestions>;

/** What could not be read of the answers in the link. */
function Faults(props: { open: OpenGame }) {
  const { state, t } = props.open.calculator;
  return (
    <Index each={faultsOf(t, readSaid(state.said))}>
      {(fault) => (
        <p class="bad" role="status">
          {fault()}
        </p>
      )}
    </Index>
  );
}

/** The rules that wait for an answer. */
function Waiting(props: { open: OpenGame; of: Open | undefined }) {
  const { state, t } = props.open.calculator;
  return (
    <Show when={props.of}>
      {(of) => (
        <p class="hint">
          {t("decides")}{" "}
          <Index each={namedOf(of())}>
            {(rule) => (
              <>
                <RuleLink id={numberOf(state.book, rule().rule)} />{" "}
              </>
            )}
          </Index>
          {moreText(t, of())}
        </p>
      )}
    </Show>
  );
}

const ANSWERS = ["yes", "no", "unknown"] as const;

/** One question with yes, no and not known; a field of the set-up leads there instead. */
function Question(props: { open: OpenGame; questions: GameQuestions; ask: Asked }) {
  const { state, set, t } = props.open.calculator;
  const { titles, months, strings } = props.open.props;
  const { ask } = props;
  const label = askText({ t, titles, months }, ask);
  const waiting = <Waiting open={props.open} of={props.questions.waiting().get(ask)} />;
  if (isField(ask))
    return (
      <div class="asked">
        <p>
          <b>{label}</b>{" "}
          <button type="button" onClick={() => set("view", "setup")}>
            {t("tell")}
          </button>
        </p>
        {waiting}
      </div>
    );
  const answer = () => {
    const said = props.questions.answers()[ask];
    return said === undefined ? "unknown" : said ? "yes" : "no";
  };
  return (
    <div class="asked">
      <Choices
        label={label}
        value={answer()}
        options={ANSWERS.map((value) => ({ value, label: t(`answer.${value}`) }))}
        set={(value) => set("said", withAnswer(state.said, ask, value === "unknown" ? undefined : value === "yes"))}
        hint={isNoteId(ask) ? undefined : strings[`ask.${ask}Hint` as keyof typeof strings]}
      />
      {waiting}
    </div>
  );
}

/** Questions one below the other, on a wide screen side by side. */
export function QuestionList(props: { open: OpenGame; questions: GameQuestions; asks: readonly Asked[] }) {
  return (
    <div class="questions">
      <For each={props.asks}>{(ask) => <Question open={props.open} questions={props.questions} ask={ask} />}</For>
    </div>
  );
}

/** What a player cannot say no to for both sides. */
const HIDDEN: readonly Asked[] = ["hiddenMines"];

/** Answers no to all that is open about terrain, units and weapons: what else there is, its players have said. */
function NoneOfTheRest(props: { open: OpenGame; questions: GameQuestions }) {
  const { set, t } = props.open.calculator;
  const rest = () =>
    props.questions
      .asked()
      .open.map(({ ask }) => ask)
      .filter((ask) => ["ground", "piece"].includes(groupOf(ask)) && !HIDDEN.includes(ask));
  const answerNo = () => {
    const no = Object.fromEntries(rest().map((ask) => [ask, false]));
    set("said", writeSaid({ ...props.questions.answers(), ...no }));
  };
  return (
    <Show when={rest().length > 1}>
      <button type="button" onClick={answerNo}>
        {t("noneOfTheRest", { count: rest().length })}
      </button>
    </Show>
  );
}

/** The open questions of a game, first what most rules wait for; then those about notes on Italian pieces, and the answers. */
export function OpenQuestions(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const questions = createQuestions(props.open);
  const asks = questions.keepsPlaces(() => questions.asked().open);
  const notes = questions.keepsPlaces(() => questions.asked().notes);
  const answered = createMemo(() => {
    const shown = [...asks(), ...notes()];
    return (Object.keys(questions.answers()) as Asked[]).filter((ask) => !shown.includes(ask));
  });
  const openNotes = () => questions.asked().notes.length;
  return (
    <>
      <Faults open={props.open} />
      <Show when={asks().length}>
        <section>
          <h2>{t("toSettle", { count: questions.asked().open.length })}</h2>
          <QuestionList open={props.open} questions={questions} asks={asks()} />
          <NoneOfTheRest open={props.open} questions={questions} />
        </section>
      </Show>
      <Show when={notes().length}>
        <Fold heading={t("group.note", { count: openNotes() })}>
          <QuestionList open={props.open} questions={questions} asks={notes()} />
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

/** All that a game asks by yes and no, answered or open, by what it is about. */
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
