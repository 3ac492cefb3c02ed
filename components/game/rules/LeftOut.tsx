/** Lists the rules that are not in force, by phase, each with every reason. */
import { createMemo, For, Index, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { Fold } from "./Fold.tsx";
import { withAnswer } from "./players-answers.ts";
import { RuleNumber } from "./RuleNumber.tsx";
import { countOf, isNoteId, type LeftOut as LeftOutRule, PHASES, rulesLeftOut } from "./rule-lists.ts";
import { reasonText, titleText } from "./rule-words.ts";

/** A rule that is not in force, with every reason. If a reason comes from another rule, that rule is linked. */
function LeftOutLine(props: { open: OpenGame; of: LeftOutRule }) {
  const { words } = props.open;
  const { state, set, t } = props.open.calculator;
  /**
   * Returns the rule's id if the rule is a note on a piece that only dates exclude from a printed scenario. Otherwise
   * returns undefined. The OB of a printed scenario may still contain the piece, so a button lets players say so.
   */
  const noteOutByDate = () => {
    const { rule, failing } = props.of;
    const isDateAlone = failing.every(({ reason }) => reason === "notAvailable");
    return state.kind === "printed" && isDateAlone && isNoteId(rule) ? rule : undefined;
  };
  return (
    <li>
      <span>
        <RuleNumber id={props.of.rule} /> <Text>{titleText(words, props.of)}</Text>
      </span>
      <span class="why">
        <Index each={props.of.failing}>
          {(one, i) => (
            <>
              <Text>{(i ? t("comma") : "") + reasonText(words, one().reason, props.open.now().month)}</Text>
              <Show when={one().by !== props.of.rule}>
                <span>
                  {t("colon")}
                  <RuleNumber id={one().by} />
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

/** The collapsed list of all rules that are not in force. */
export function LeftOut(props: { open: OpenGame }) {
  const { t } = props.open.calculator;
  const leftOut = createMemo(() => rulesLeftOut(props.open.rules()));
  return (
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
  );
}
