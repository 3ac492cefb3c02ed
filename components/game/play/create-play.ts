import { createMemo, createSignal } from "solid-js";
import { ruleIn } from "../../../src/game/scenario.ts";
import { withoutLast, withWindChange } from "../../../src/game/turns/entering.ts";
import { type Brought, type GameEvent, readEvents, writeEvents } from "../../../src/game/turns/events.ts";
import { rememberState } from "../../calculators/kit/address-state.ts";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import type { OpenGame } from "../open-game.ts";
import { logLines, undoneText } from "./log-words.ts";
import { playAnswers } from "./now-words.ts";

/** Creates the turns of a game: its players' events, with undo. Every change is written to the address at once. */
export function createPlay({ calculator, words, inPlay }: OpenGame) {
  const { state, set, t } = calculator;
  const events = createMemo(() => readEvents(state.play));
  /** The text of the last undo, until the next event. */
  const [undone, setUndone] = createSignal("");
  /** The text of the event that undo would remove. */
  const last = () => {
    const entry = inPlay().log.at(-1);
    return entry && undoneText(words, entry);
  };
  const write = (changed: readonly GameEvent[], text = "") => {
    setUndone(text);
    set("play", writeEvents(changed));
  };
  /** Replaces the rule of a line with its number in the book played. */
  const numbered = (line: ResultLine): ResultLine =>
    line.rule ? { ...line, rule: ruleIn(state.book, line.rule) } : line;
  return {
    words,
    inPlay,
    numbered,
    last,
    enter: (event: GameEvent) => write([...events(), event]),
    enterWindChange: (brought: Brought) => write(withWindChange(events(), brought)),
    undo: () => {
      const what = last();
      // Lets the browser's Back restore the event.
      rememberState();
      write(withoutLast(events()), what && t("play.undone", { what }));
    },
    /** The copied log. */
    lines: () => logLines(words, inPlay()).map(numbered),
    answers: () => playAnswers(words, inPlay(), undone()),
  };
}
export type GamePlay = ReturnType<typeof createPlay>;
