/**
 * Buttons for the rolls that the rules in force call for. With a checkbox, players choose to enter the results of their
 * own dice.
 */
import { createMemo, createSignal, Index, Show } from "solid-js";
import type { Thrown } from "../../../src/game/turns/events.ts";
import { Check } from "../../calculators/kit/Check.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { toolAddress } from "../rules/prefill.ts";
import { RuleNumber } from "../rules/RuleNumber.tsx";
import { slugOf } from "../rules/rule-tools.ts";
import type { GamePlay } from "./create-play.ts";
import { ruleText } from "./log-words.ts";
import { type RollOf, rollsInForce } from "./rolls-in-force.ts";
import { TappedDice } from "./TappedDice.tsx";
import { throwDice } from "./throw-dice.ts";

/** The number of dice for a dr and for a DR. */
const ROLLS = { dr: 1, DR: 2 } as const;
type Roll = keyof typeof ROLLS;

export function Rolls(props: { open: OpenGame; play: GamePlay }) {
  const { play } = props;
  const { t } = play.words;
  const found = createMemo(() => rollsInForce(props.open.rules()));
  const [byHand, setByHand] = createSignal(false);
  /** The roll for which the players are entering dice. */
  const [due, setDue] = createSignal<RollOf & { roll: Roll }>();
  const enter = ({ rule, part }: RollOf, thrown: Thrown) =>
    play.enter({ kind: "roll", rule, ...(part && { part }), ...thrown });
  const make = (of: RollOf, roll: Roll) => {
    if (byHand()) setDue({ ...of, roll });
    else enter(of, throwDice(ROLLS[roll]));
  };
  const isDue = ({ rule, part }: RollOf) => due()?.rule === rule && due()?.part === part && due();
  const tools = ({ rule }: RollOf) => props.open.props.ruleTools[rule] ?? [];
  const name = ({ rule, part }: RollOf) => ruleText(play.words, rule, part);
  return (
    <section class="rolls-in-force">
      <h2>{t("play.rolls")}</h2>
      <Show when={found().rolls.length} fallback={<p class="hint">{t("play.noRolls")}</p>}>
        <Check
          label={t("play.byHand")}
          value={byHand()}
          set={(value) => {
            setDue(undefined);
            setByHand(value);
          }}
        />
        <Show when={byHand()}>
          <p class="hint">{t("play.byHandHint")}</p>
        </Show>
        <ul class="plain lined">
          <Index each={found().rolls}>
            {(of) => (
              <li class="cluster">
                <span>
                  <Text>{name(of())}</Text> <RuleNumber id={of().rule} />
                </span>
                <span class="cluster tight">
                  {(Object.keys(ROLLS) as Roll[]).map((roll) => (
                    <button
                      type="button"
                      aria-label={t("play.rollOf", { roll, rule: name(of()) })}
                      aria-pressed={byHand() ? (isDue(of()) || undefined)?.roll === roll : undefined}
                      onClick={() => make(of(), roll)}
                    >
                      {roll}
                    </button>
                  ))}
                </span>
                <Show when={tools(of()).length}>
                  <span class="tools cluster tight">
                    <Index each={tools(of())}>
                      {(tool) => (
                        <a href={toolAddress(tool().tool, props.open.now(), props.open.props.toolHref)}>
                          <Text>{props.open.props.toolTitles[slugOf(tool().tool)]}</Text>
                        </a>
                      )}
                    </Index>
                  </span>
                </Show>
                <Show when={isDue(of())}>
                  {(at) => (
                    <div class="tapped stack tight">
                      <TappedDice
                        dice={ROLLS[at().roll]}
                        take={(thrown) => {
                          setDue(undefined);
                          enter(of(), thrown);
                        }}
                      />
                    </div>
                  )}
                </Show>
              </li>
            )}
          </Index>
        </ul>
      </Show>
      <Show when={found().open}>
        {(count) => (
          <p class="hint">
            <Text>{t("play.moreRolls", { count: count() })}</Text>
          </p>
        )}
      </Show>
    </section>
  );
}
