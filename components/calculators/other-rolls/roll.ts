/** What each of the smaller rolls consists of. */
import type { Distribution } from "../../../src/game/distribution.ts";
import type { ResultLine } from "../kit/copy.ts";
import type { Say, Word } from "../kit/words.ts";
import type { FieldKey, State } from "./fields.ts";

export type T = Say<Word<"rolls">>;

/** What a roll comes to. */
export interface Outcome {
  /** What to read first: odds, a DRM, yes or no. */
  answer: string;
  /** What it means, in smaller letters. */
  detail: string;
  lines: readonly ResultLine[];
  bars?: { dist: Distribution; marked: (value: number) => boolean; label: string };
}

export interface Roll {
  /** The fields that the roll asks for, in their order. */
  asks: (state: State) => readonly FieldKey[];
  /** What has been chosen, for a reader of the copy: the choices, what is ticked, and the numbers that are not 0. */
  chosen: (t: T, state: State) => readonly string[];
  outcome: (t: T, state: State) => Outcome;
}

/** A number that was chosen, with its label; nothing where it is 0. */
export const numberChosen = (label: string, value: number): string[] => (value ? [`${label} ${value}`] : []);
