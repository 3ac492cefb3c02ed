/**
 * The rules view of a game. At the top are the current conditions and the checkboxes for rare terrain, pieces and SSR.
 * Each phase then lists its rules in force, with its open questions beside them. Rules that are not in force are
 * collapsed at the end.
 */
import { createMemo, For, Index, Show } from "solid-js";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { nowText } from "../play/now-words.ts";
import { withOpen } from "../words.ts";
import { AnyOf } from "./AnyOf.tsx";
import { createQuestions, type GameQuestions } from "./create-questions.ts";
import { Fold } from "./Fold.tsx";
import { LeftOut } from "./LeftOut.tsx";
import { Pieces } from "./Pieces.tsx";
import { parseAnswers } from "./players-answers.ts";
import { QuestionList } from "./QuestionList.tsx";
import { RuleLine } from "./RuleLine.tsx";
import {
  countOpen,
  type FieldOrQuestion,
  isNoteId,
  isRare,
  type ListedRule,
  PHASES,
  rulesInForce,
} from "./rule-lists.ts";
import { toolsFor } from "./rule-tools.ts";
import { phaseText, unreadableAnswerMessages } from "./rule-words.ts";
import { ToolLinks } from "./ToolLinks.tsx";

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

/** Returns whether a link to a calculator fills in values for one rule: "fire?in=scrub". */
const isForOneRule = (tool: string) => tool.includes("?");

/**
 * A phase: its calculators, its rules in force, and its open questions. On a phone, the section is initially open only
 * if `isFirst` is true.
 */
function PhaseRules(props: {
  open: OpenGame;
  questions: GameQuestions;
  phase: Phase;
  isFirst: boolean;
  rules: readonly ListedRule[] | undefined;
}) {
  const { t } = props.open.calculator;
  const asks = () => props.questions.at(props.phase);
  const open = () => asks().filter((ask) => props.questions.waiting().has(ask)).length;
  const toolsOf = ({ rule }: ListedRule) => toolsFor(props.phase, props.open.props.ruleTools[rule]);
  /**
   * The calculators to list once at the top of the phase. A calculator for one rule is listed beside that rule instead.
   */
  const shared = createMemo(() => [
    ...new Set((props.rules ?? []).flatMap(toolsOf).filter((tool) => !isForOneRule(tool))),
  ]);
  const isOpen = props.isFirst || matchMedia("(width >= 48rem)").matches;
  return (
    <Show when={props.rules || asks().length}>
      <Fold heading={phaseText(t, props.phase, props.rules?.length ?? 0, open())} open={isOpen} isPrinted>
        <div class="phase-parts">
          <div>
            <ToolLinks open={props.open} tools={shared()} />
            <ul class="rules plain lined">
              <Index each={props.rules ?? []}>
                {(rule) => <RuleLine open={props.open} of={rule()} tools={toolsOf(rule()).filter(isForOneRule)} />}
              </Index>
            </ul>
          </div>
          <Show when={asks().length}>
            <QuestionList open={props.open} questions={props.questions} asks={asks()} />
          </Show>
        </div>
      </Fold>
    </Show>
  );
}

/**
 * A collapsed section with the questions about things that few games have. The heading counts the things that this game
 * has.
 */
function RareThings(props: { open: OpenGame; questions: GameQuestions }) {
  const { t } = props.open.calculator;
  const { answers, at } = props.questions;
  const chosen = () =>
    (Object.keys(answers()) as FieldOrQuestion[]).filter((ask) => (isRare(ask) || isNoteId(ask)) && answers()[ask])
      .length;
  const open = () => countOpen(props.open.questions().filter(({ place }) => place === "rare" || place === "note"));
  return (
    <Show when={at("rare").length + at("note").length}>
      <Fold heading={withOpen(t, t("any.chosen", { count: chosen() }), open())} class="rare" isPrinted>
        <div class="stack">
          <AnyOf open={props.open} questions={props.questions} place="rare" />
          <AnyOf open={props.open} questions={props.questions} place="note" />
        </div>
      </Fold>
    </Show>
  );
}

export function Rules(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const inForce = createMemo(() => rulesInForce(props.open.rules()));
  const questions = createQuestions(props.open);
  const answeredBefore = createMemo(questions.answeredBefore);
  /** The first phase with rules in force. Once the log has events, the set-up phase is skipped. */
  const first = PHASES.find((phase) => inForce().has(phase) && (phase !== "setup" || !props.open.inPlay().log.length));
  return (
    <div class="in-force stack">
      <p class="now">
        <b class="muted">{t("now")}</b> <Text>{nowText(t, props.open.now())}</Text>
      </p>
      <Faults open={props.open} />
      <RareThings open={props.open} questions={questions} />
      <div class="phases stack">
        <For each={PHASES}>
          {(phase) => (
            <PhaseRules
              open={props.open}
              questions={questions}
              phase={phase}
              isFirst={phase === first}
              rules={inForce().get(phase)}
            />
          )}
        </For>
      </div>
      <Show when={answeredBefore().length}>
        <Fold heading={t("answered", { count: answeredBefore().length })}>
          <QuestionList open={props.open} questions={questions} asks={answeredBefore()} />
        </Fold>
      </Show>
      <Pieces open={props.open} />
      <LeftOut open={props.open} />
    </div>
  );
}
