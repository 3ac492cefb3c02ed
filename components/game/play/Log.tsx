/** What has happened in a game: the newest Player Turn first, and in it the newest event. */
import { Index, Show } from "solid-js";
import { Derivation, Line } from "../../calculators/kit/Derivation.tsx";
import type { GamePlay } from "./create-play.ts";
import { byTurns, changeText, entryLines, turnText } from "./log-words.ts";

export function Log(props: { play: GamePlay }) {
  const { words, inPlay } = props.play;
  const { t } = words;
  const turns = () => byTurns(inPlay()).toReversed();
  const mended = () =>
    inPlay().mended.map((change) => ({
      text: t("play.mended", { change: changeText(t, change) }),
      rule: change.rule,
    }));
  return (
    <section class="log">
      <h2>{t("play.log")}</h2>
      <Show when={!inPlay().log.length}>
        <p class="hint">{t("play.noLog")}</p>
      </Show>
      <Index each={turns()}>
        {(turn) => (
          <Show when={inPlay().log.length}>
            <h3>{turnText(t, turn())}</h3>
            <ol>
              <Index each={turn().entries.toReversed()}>
                {(entry) => (
                  <li classList={{ refused: !!entry().refused }}>
                    <Line of={entryLines(words, entry()).head} />
                    <Derivation lines={entryLines(words, entry()).lines} />
                  </li>
                )}
              </Index>
            </ol>
          </Show>
        )}
      </Index>
      <Derivation lines={mended()} />
    </section>
  );
}
