import { createMemo, createSignal } from "solid-js";
import { ruleIn } from "../../../src/game/scenario.ts";
import { withoutLast, withWindChange } from "../../../src/game/turns/entering.ts";
import { type Brought, type GameEvent, readEvents, writeEvents } from "../../../src/game/turns/events.ts";
import { rememberState } from "../../calculators/kit/address-state.ts";
import type { ResultLine } from "../../calculators/kit/copy.ts";
import type { OpenGame } from "../open-game.ts";
import { logLines, undoneText } from "./log-words.ts";
import { playAnswers } from "./now-words.ts";

/** The turns of a game: what its players enter and take back. All of it is in the address at once. */
export function createPlay({ calculator, words, inPlay }: OpenGame) {
  const { state, set, t } = calculator;
  const events = createMemo(() => readEvents(state.play));
  /** What was taken back last, until the next event. */
  const [undone, setUndone] = createSignal("");
  /** What would be taken back. */
  const last = () => {
    const entry = inPlay().log.at(-1);
    return entry && undoneText(words, entry);
  };
  const write = (changed: readonly GameEvent[], said = "") => {
    setUndone(said);
    set("play", writeEvents(changed));
  };
  /** A line with the number that its rule has in the book played. */
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
      // The browser's Back brings back what is taken back here.
      rememberState();
      write(withoutLast(events()), what && t("play.undone", { what }));
    },
    /** The log as it is copied. */
    lines: () => logLines(words, inPlay()).map(numbered),
    answers: () => playAnswers(words, inPlay(), undone()),
  };
}
export type GamePlay = ReturnType<typeof createPlay>;
