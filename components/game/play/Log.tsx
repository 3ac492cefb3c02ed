/** The log of a game. The most recent Player Turn is first. Within a Player Turn, the most recent event is first. */
import { Index, Show } from "solid-js";
import { Derivation, Line } from "../../calculators/kit/Derivation.tsx";
import { Text } from "../../calculators/kit/Text.tsx";
import type { GamePlay } from "./create-play.ts";
import { byTurns, correctionLines, entryLines, turnText } from "./log-words.ts";

export function Log(props: { play: GamePlay }) {
  const { words, inPlay, numbered } = props.play;
  const { t } = words;
  const turns = () => byTurns(inPlay()).toReversed();
  return (
    <section class="log">
      <h2>{t("play.log")}</h2>
      <Show when={!inPlay().log.length}>
        <p class="hint">{t("play.noLog")}</p>
      </Show>
      <Index each={turns()}>
        {(turn) => (
          <Show when={inPlay().log.length}>
            <h3>
              <Text>{turnText(t, turn())}</Text>
            </h3>
            <ol class="plain lined">
              <Index each={turn().entries.toReversed()}>
                {(entry) => (
                  <li classList={{ muted: !!entry().refused }}>
                    <Line of={numbered(entryLines(words, entry()).head)} />
                    <Derivation lines={entryLines(words, entry()).lines.map(numbered)} />
                  </li>
                )}
              </Index>
            </ol>
          </Show>
        )}
      </Index>
      <Derivation lines={correctionLines(t, inPlay()).map(numbered)} />
    </section>
  );
}
