/**
 * Checkboxes for things that few games have, such as sangars or wagons. A button answers "no" for all that have no
 * answer yet.
 */
import { For, Show } from "solid-js";
import { Check } from "../../calculators/kit/Check.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import type { GameQuestions } from "./create-questions.ts";
import { formatAnswers, withAnswer } from "./players-answers.ts";
import { type FieldOrQuestion, isField } from "./rule-lists.ts";
import { thingText } from "./rule-words.ts";

export function AnyOf(props: { open: OpenGame; questions: GameQuestions; place: "rare" | "note" }) {
  const { state, set, t } = props.open.calculator;
  const { answers, at } = props.questions;
  const asks = () => at(props.place).flatMap((ask) => (isField(ask) ? [] : [ask]));
  const rest = () => asks().filter((ask) => answers()[ask] === undefined);
  const none = () =>
    rest().length === asks().length ? t("any.none") : t("any.noneOfTheRest", { count: rest().length });
  return (
    <Show when={asks().length}>
      <fieldset class="any-of stack tight">
        <legend>
          <h2>{t(`any.${props.place}`)}</h2>
        </legend>
        <div class="things">
          <For each={asks()}>
            {(ask) => (
              <Check
                label={thingText(props.open.words, ask)}
                value={answers()[ask] === true}
                set={(isThere) => set("said", withAnswer(state.said, ask, isThere))}
              />
            )}
          </For>
        </div>
        <Show when={rest().length} fallback={<p class="hint">{t("isAnswered")}</p>}>
          <button
            type="button"
            class="none"
            onClick={() =>
              set(
                "said",
                formatAnswers({
                  ...answers(),
                  ...Object.fromEntries(rest().map((ask: FieldOrQuestion) => [ask, false])),
                }),
              )
            }
          >
            <Text>{none()}</Text>
          </button>
        </Show>
      </fieldset>
    </Show>
  );
}
