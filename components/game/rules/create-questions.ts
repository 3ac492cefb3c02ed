/** The questions to the players of a game, and their answers. */
import { createMemo } from "solid-js";
import type { OpenGame } from "../open-game.ts";
import { parseAnswers } from "./players-answers.ts";
import { type FieldOrQuestion, isField, type OpenQuestion, type Place } from "./rule-lists.ts";

/**
 * Creates memos of the answers in the URL, of the open questions (a map with the questions as keys), and of the place
 * where each question is asked.
 */
export function createQuestions({ calculator, questions: open }: OpenGame) {
  const answers = createMemo(() => parseAnswers(calculator.state.said).answers);
  const waiting = createMemo(() => new Map<FieldOrQuestion, OpenQuestion>(open().map((o) => [o.ask, o])));
  const isAnswered = (ask: FieldOrQuestion) => !isField(ask) && answers()[ask] !== undefined;
  /**
   * The open questions, and the questions answered since the memo was created, each with its place. Order and places do
   * not change, so that no control moves while the reader taps.
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
    /** Returns the questions to show at a place. */
    at: (place: Place) => [...placed()].flatMap(([ask, own]) => (own === place ? [ask] : [])),
    /** Returns the answered questions that no place shows, because they were answered before. */
    answeredBefore: () => (Object.keys(answers()) as FieldOrQuestion[]).filter((ask) => !placed().has(ask)),
  };
}
export type GameQuestions = ReturnType<typeof createQuestions>;
