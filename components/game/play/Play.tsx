/**
 * The play view of a game. It has the Wind Change DR, a button for the next Player Turn, the rolls that rules call for,
 * controls for other changes, and the log.
 */
import { Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { OpenGame } from "../open-game.ts";
import { Changes } from "./Changes.tsx";
import type { GamePlay } from "./create-play.ts";
import { Log } from "./Log.tsx";
import { turnText } from "./log-words.ts";
import { Rolls } from "./Rolls.tsx";
import { WindChange } from "./WindChange.tsx";

export function Play(props: { open: OpenGame; play: GamePlay }) {
  const { play } = props;
  const { t } = play.words;
  const made = () => play.inPlay().windChangeMade;
  const next = () => {
    const { turn, side } = play.inPlay();
    return turnText(t, side === "first" ? { turn, side: "second" } : { turn: turn + 1, side: "first" });
  };
  let nextTurn!: HTMLButtonElement;
  return (
    <div class="play stack">
      <div class="stack">
        <section class="panel stack" aria-label={t("play.due")}>
          <Show when={!made()}>
            <WindChange play={play} done={() => nextTurn.focus()} />
          </Show>
          <button
            type="button"
            id="next-turn"
            classList={{ big: made() }}
            ref={nextTurn}
            onClick={() => play.enter({ kind: "turn" })}
          >
            <Text>{t("play.next", { turn: next() })}</Text>
          </button>
          <Show when={play.last()}>
            {(what) => (
              <button
                type="button"
                class="undo"
                onClick={() => {
                  play.undo();
                  if (!play.last()) nextTurn.focus();
                }}
              >
                <Text>{t("play.undo", { what: what() })}</Text>
              </button>
            )}
          </Show>
        </section>
        <Rolls open={props.open} play={play} />
        <Changes play={play} />
      </div>
      <Log play={play} />
    </div>
  );
}
