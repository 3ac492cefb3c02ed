/** The answers of a game in its address. */
import type { Question } from "../../../src/game/in-force/game.ts";

/** The answers that a text holds. */
export function readSaid(text: string): { answers: Partial<Record<Question, boolean>> } {
  return { answers: text === "r" ? { randomOverlays: true } : {} };
}
/** A text of answers with one more. */
export const withAnswer = (_text: string, _question: Question, answer: boolean): string => (answer ? "r" : "");
