/** The questions to the players of a game, and their answers. */
import { createMemo } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import { parseAnswers } from "./players-answers.ts";
import { type FieldOrQuestion, isField, type OpenQuestion, openQuestions } from "./rule-lists.ts";

/** Creates memos of the open questions of a game, the rules that depend on them, and the answers in the URL. */
export function createQuestions({ calculator, rules }: OpenGame) {
  const asked = createMemo(() => openQuestions(rules()));
  const answers = createMemo(() => parseAnswers(calculator.state.said).answers);
  const waiting = createMemo(
    () => new Map<FieldOrQuestion, OpenQuestion>([...asked().open, ...asked().notes].map((o) => [o.ask, o])),
  );
  const isAnswered = (ask: FieldOrQuestion) => !isField(ask) && answers()[ask] !== undefined;
  /**
   * Returns a memo of the open questions and of the questions answered since the memo was created. The order is stable, so that
   * nothing moves under the reader's finger.
   */
  const keepsPlaces = (open: () => readonly OpenQuestion[]) =>
    createMemo<readonly FieldOrQuestion[]>((before) => {
      const kept = before.filter((ask) => waiting().has(ask) || isAnswered(ask));
      return [
        ...kept,
        ...open()
          .map(({ ask }) => ask)
          .filter((ask) => !kept.includes(ask)),
      ];
    }, []);
  return { asked, answers, waiting, isAnswered, keepsPlaces };
}
export type GameQuestions = ReturnType<typeof createQuestions>;
