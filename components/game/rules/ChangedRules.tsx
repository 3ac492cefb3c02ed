/** Links to the rules in force that have changed since the link to the game was made. */
import { Index, Show } from "solid-js";
import { numberIn } from "../../../src/game/in-force/names.ts";
import { dayIn, withDay } from "../../../src/rules/as-of.ts";
import { ruleAddress } from "../../calculators/kit/context.ts";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { changedSince } from "./rule-lists.ts";

export function ChangedRules(props: { open: OpenGame }) {
  const { calculator, props: page, rules } = props.open;
  const { t, state, read } = calculator;
  const day = () => dayIn(read()?.search ?? "") ?? "";
  const changed = () => (day() ? changedSince(rules(), page.changed, day()) : []);
  return (
    <Show when={changed().length}>
      <p class="since unprinted">
        <Text>{t("changedSince", { date: day() })}</Text>{" "}
        <Index each={changed()}>
          {(id) => (
            <>
              <a class="number" href={withDay(ruleAddress(page.ruleHref, numberIn(state.book, id())), day())}>
                <Text>{numberIn(state.book, id())}</Text>
              </a>{" "}
            </>
          )}
        </Index>
      </p>
    </Show>
  );
}
