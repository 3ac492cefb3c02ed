import { Index, Show } from "solid-js";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { ruleIn } from "../../../src/game/scenario.ts";
import { RuleLink } from "../../calculators/kit/Derivation.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { showPart } from "../show-part.ts";
import { decidingLine } from "./deciding-line.ts";
import { toolAddress } from "./prefill.ts";
import type { ListedRule } from "./rule-lists.ts";
import { slugOf, toolsFor } from "./rule-tools.ts";
import { titleText } from "./rule-words.ts";

/** The calculators that the set-up view contains, so that their dice become part of the game. */
const IN_SET_UP: readonly string[] = ["dyo", "desert-overlays"];

/** A rule in force: its number, its title, what it does, and links to its calculators that fill in the values of the game. */
export function RuleLine(props: { open: OpenGame; phase: Phase; of: ListedRule }) {
  const { state, set } = props.open.calculator;
  const tools = () => toolsFor(props.phase, props.open.props.ruleTools[props.of.rule]);
  const name = (tool: string) => props.open.props.toolTitles[slugOf(tool)];
  return (
    <li>
      <span>
        <RuleLink id={ruleIn(state.book, props.of.rule)} />{" "}
        <b>
          <Text>{titleText(props.open.words, props.of)}</Text>
        </b>
      </span>
      <span class="does">
        <Index each={decidingLine(props.open.props.decidingLines, props.of.rule, state.book)}>
          {(piece) => (
            <Show when={piece().rule} fallback={<Text>{piece().text}</Text>}>
              {(rule) => <RuleLink id={ruleIn(state.book, rule())} />}
            </Show>
          )}
        </Index>
      </span>
      <Show when={tools().length}>
        <span class="rule-with cluster">
          <Index each={tools()}>
            {(tool) => (
              <Show
                when={!IN_SET_UP.includes(slugOf(tool()))}
                fallback={
                  <button type="button" class="tool touch" onClick={() => showPart(set, "setup", ".rolled", ".sky")}>
                    <Text>{name(tool())}</Text>
                  </button>
                }
              >
                <a class="tool touch" href={toolAddress(tool(), props.open.now(), props.open.props.toolHref)}>
                  <Text>{name(tool())}</Text>
                </a>
              </Show>
            )}
          </Index>
        </span>
      </Show>
    </li>
  );
}
