/** The rules view: the rules in force by phase, the open questions, and the rules that are not in force, with the reasons. */
import { createMemo, For, Index, Show } from "solid-js";
import { ruleIn } from "../../../src/game/scenario.ts";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { Fold } from "./Fold.tsx";
import { Pieces } from "./Pieces.tsx";
import { withAnswer } from "./players-answers.ts";
import { OpenQuestions } from "./Questions.tsx";
import { RuleLine } from "./RuleLine.tsx";
import { countOf, isNoteId, type LeftOut, PHASES, rulesInForce, rulesLeftOut } from "./rule-lists.ts";
import { reasonText, titleText } from "./rule-words.ts";

/** A rule that is not in force, with every reason. If another rule states the reason, that rule is linked. */
function LeftOutLine(props: { open: OpenGame; of: LeftOut }) {
  const { words } = props.open;
  const { state, set, t } = props.open.calculator;
  /**
   * Returns the rule's id if the rule is a note on a piece and only the date rules it out; otherwise undefined. The OB of a
   * printed scenario may contain such a piece all the same.
   */
  const noteOutByDate = () => {
    const { rule, failing } = props.of;
    const isDateAlone = failing.every(({ reason }) => reason === "notAvailable");
    return state.kind === "printed" && isDateAlone && isNoteId(rule) ? rule : undefined;
  };
  return (
    <li>
      <span>
        <RuleLink id={ruleIn(state.book, props.of.rule)} /> <Text>{titleText(words, props.of)}</Text>
      </span>
      <span class="why">
        <Index each={props.of.failing}>
          {(one, i) => (
            <>
              <Text>{(i ? t("comma") : "") + reasonText(words, one().reason, props.open.now().month)}</Text>
              <Show when={one().by !== props.of.rule}>
                <span>
                  {t("colon")}
                  <RuleLink id={ruleIn(state.book, one().by)} />
                </span>
              </Show>
            </>
          )}
        </Index>
        <Show when={noteOutByDate()}>
          {(note) => (
            <button type="button" onClick={() => set("said", withAnswer(state.said, note(), true))}>
              {t("pieceIsThere")}
            </button>
          )}
        </Show>
      </span>
    </li>
  );
}

/** The rules view. Initially the phases are collapsed on a phone and open on a wide screen. */
export function Rules(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const inForce = createMemo(() => rulesInForce(props.open.rules()));
  const leftOut = createMemo(() => rulesLeftOut(props.open.rules()));
  const isWide = matchMedia("(width >= 48rem)").matches;
  return (
    <div class="in-force stack">
      <div class="phases stack">
        <For each={PHASES}>
          {(phase) => (
            <Show when={inForce().get(phase)}>
              {(rules) => (
                <Fold heading={t("inPhase", { phase: t(`phase.${phase}`), count: rules().length })} open={isWide}>
                  <ul class="rules plain lined">
                    <Index each={rules()}>{(rule) => <RuleLine open={props.open} phase={phase} of={rule()} />}</Index>
                  </ul>
                </Fold>
              )}
            </Show>
          )}
        </For>
      </div>
      <OpenQuestions open={props.open} />
      <Pieces open={props.open} />
      <Fold heading={t("leftOut", { count: countOf(leftOut()) })} class="left-out">
        <For each={PHASES}>
          {(phase) => (
            <Show when={leftOut().get(phase)}>
              {(rules) => (
                <>
                  <h3>{t(`phase.${phase}`)}</h3>
                  <ul class="rules plain lined">
                    <Index each={rules()}>{(rule) => <LeftOutLine open={props.open} of={rule()} />}</Index>
                  </ul>
                </>
              )}
            </Show>
          )}
        </For>
      </Fold>
    </div>
  );
}
