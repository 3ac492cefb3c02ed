/** The open questions of a game, and its players' answers. */
import { createMemo } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import { type Asked, isField, type Open, openQuestions } from "./rule-lists.ts";
import { readSaid } from "./said.ts";

/** Creates the questions of a game, and the answers in its address. */
export function createQuestions({ calculator, rules }: OpenGame) {
  const asked = createMemo(() => openQuestions(rules()));
  const answers = createMemo(() => readSaid(calculator.state.said).answers);
  const waiting = createMemo(() => new Map<Asked, Open>([...asked().open, ...asked().notes].map((o) => [o.ask, o])));
  const isAnswered = (ask: Asked) => !isField(ask) && answers()[ask] !== undefined;
  /** The open questions, and those answered since the list was created, in stable order so that nothing moves under the reader's finger. */
  const keepsPlaces = (open: () => readonly Open[]) =>
    createMemo<readonly Asked[]>((before) => {
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
