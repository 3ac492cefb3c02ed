import { createMemo, createSignal } from "solid-js";
import { numberIn } from "../../../src/game/in-force/names.ts";
import { withoutLast, withWindChange } from "../../../src/game/turns/entering.ts";
import { type GameEvent, readEvents, type WindChangeResult, writeEvents } from "../../../src/game/turns/events.ts";
import { rememberState } from "../../calculators/kit/address-state.ts";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import type { OpenGame } from "../open-game.ts";
import { logLines, undoneText } from "./log-words.ts";
import { playAnswers } from "./now-words.ts";

/**
 * Creates the functions that the play view calls, such as `enter` and `undo`. They store the game's events in the form
 * field `play`.
 */
export function createPlay({ calculator, words, inPlay }: OpenGame) {
  const { state, set, t } = calculator;
  const events = createMemo(() => readEvents(state.play));
  /** The message that an event was undone. Empty after the next event. */
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
  /** Changes the rule id of a line to the number in the book played: "F11.76" instead of "D11.76" in ASL. */
  const numbered = (line: ResultLine): ResultLine =>
    line.rule ? { ...line, rule: numberIn(state.book, line.rule) } : line;
  return {
    words,
    inPlay,
    numbered,
    last,
    enter: (event: GameEvent) => write([...events(), event]),
    enterWindChange: (windChangeResult: WindChangeResult) => write(withWindChange(events(), windChangeResult)),
    undo: () => {
      const what = last();
      // Adds a history entry, so that the browser's Back restores the event.
      rememberState();
      write(withoutLast(events()), what && t("play.undone", { what }));
    },
    /** The log as text to copy. */
    lines: () => logLines(words, inPlay()).map(numbered),
    answers: () => playAnswers(words, inPlay(), undone()),
  };
}
/** The data and functions for the play view. */
export type GamePlay = ReturnType<typeof createPlay>;
