/** Links that open calculators with the values of the game filled in. */
import { Index, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { showPart } from "../show-part.ts";
import { toolAddress } from "./prefill.ts";
import { slugOf } from "./rule-tools.ts";

/**
 * The calculators that are part of the set-up view. Instead of a link, they have a button that shows the set-up view.
 */
const IN_SET_UP: readonly string[] = ["dyo", "desert-overlays"];

/** Links to calculators. Each of `tools` is a calculator's name, with parameters if any: "fire?in=scrub". */
export function ToolLinks(props: { open: OpenGame; tools: readonly string[] }) {
  const { set } = props.open.calculator;
  const name = (tool: string) => props.open.props.toolTitles[slugOf(tool)];
  return (
    <Show when={props.tools.length}>
      <span class="rule-with cluster tight">
        <Index each={props.tools}>
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
  );
}
