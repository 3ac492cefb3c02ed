/** The questions to the players of a game, and their answers. */
import { createMemo } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import { parseAnswers } from "./players-answers.ts";
import { type FieldOrQuestion, isField, type OpenQuestion, type Place } from "./rule-lists.ts";

/** Creates memos of the players' answers, of the open questions (`waiting`), and of where each question is asked. */
export function createQuestions({ calculator, questions: open }: OpenGame) {
  const answers = createMemo(() => parseAnswers(calculator.state.said).answers);
  const waiting = createMemo(() => new Map<FieldOrQuestion, OpenQuestion>(open().map((o) => [o.ask, o])));
  const isAnswered = (ask: FieldOrQuestion) => !isField(ask) && answers()[ask] !== undefined;
  /**
   * The open questions, and the questions answered since the view was opened, each with the place where it is asked.
   * Order and places do not change, so that no control moves while the user answers.
   */
  const placed = createMemo<ReadonlyMap<FieldOrQuestion, Place>>((before) => {
    const kept = [...before].filter(([ask]) => waiting().has(ask) || isAnswered(ask));
    const asks = new Set(kept.map(([ask]) => ask));
    return new Map([...kept, ...open().flatMap(({ ask, place }) => (asks.has(ask) ? [] : [[ask, place] as const]))]);
  }, new Map());
  return {
    answers,
    waiting,
    isAnswered,
    /** Returns the questions to show at a place, such as a phase. */
    at: (place: Place) => [...placed()].flatMap(([ask, own]) => (own === place ? [ask] : [])),
    /** Returns the questions that were answered before the view was opened. The rules view lists them separately. */
    answeredBefore: () => (Object.keys(answers()) as FieldOrQuestion[]).filter((ask) => !placed().has(ask)),
  };
}
export type GameQuestions = ReturnType<typeof createQuestions>;
