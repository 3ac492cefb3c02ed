import { Index, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { decidingLine } from "./deciding-line.ts";
import { RuleNumber } from "./RuleNumber.tsx";
import type { ListedRule } from "./rule-lists.ts";
import { titleText } from "./rule-words.ts";
import { ToolLinks } from "./ToolLinks.tsx";

/**
 * A rule in force: its number, its title and what it does. `tools`: calculators to link that are for this rule alone.
 */
export function RuleLine(props: { open: OpenGame; of: ListedRule; tools: readonly string[] }) {
  const { state } = props.open.calculator;
  return (
    <li>
      <span>
        <RuleNumber id={props.of.rule} />
      </span>
      <span class="rule-does">
        <b>
          <Text>{titleText(props.open.words, props.of)}</Text>
        </b>{" "}
        <Index each={decidingLine(props.open.props.decidingLines, props.of.rule, state.book)}>
          {(piece) => (
            <Show when={piece().rule} keyed fallback={<Text>{piece().text}</Text>}>
              {(rule) => <RuleNumber id={rule} />}
            </Show>
          )}
        </Index>{" "}
        <ToolLinks open={props.open} tools={props.tools} />
      </span>
    </li>
  );
}
