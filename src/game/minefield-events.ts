import type { Book } from "./scenario.ts";

/**
 * `removed`: announced as a Dummy and taken off. `marked`: announced, and a Dummy counter stays. `mayMark`: a Known
 * counter may be placed, strength unseen. `known`: Known mines at once. `replaced`: a counter of the new strength.
 * `becomesDummy`: a Dummy counter in its place. `silent`: the book has no rule on it.
 */
export type Outcome =
  | ("removed" | "stays" | "unaffected" | "marked" | "mayMark")
  | ("known" | "replaced" | "becomesDummy" | "silent");

type Ruled = { readonly outcome: Outcome; readonly rule: string };

/** What can happen to a minefield, and its outcome in each book. OBA and bombs count by their effect. */
const OUTCOMES = {
  enemyEntersDummy: { asl: { outcome: "removed", rule: "F.7B" }, sl: { outcome: "removed", rule: "D.6B" } },
  // F.7B: errata took the word "enemy" away; D.6B still has it.
  ownEntersDummy: { asl: { outcome: "removed", rule: "F.7B" }, sl: { outcome: "stays", rule: "D.6B" } },
  dummySearched: { asl: { outcome: "removed", rule: "F.7B" }, sl: { outcome: "silent", rule: "D.6B" } },
  dummyBombed: { asl: { outcome: "unaffected", rule: "F.7B" }, sl: { outcome: "silent", rule: "D.6B" } },
  emptyInLine: { asl: { outcome: "marked", rule: "F.7B" }, sl: { outcome: "silent", rule: "D.6B" } },
  hiddenSearched: { asl: { outcome: "mayMark", rule: "F.7C" }, sl: { outcome: "silent", rule: "D.6" } },
  hiddenAttacks: { asl: { outcome: "mayMark", rule: "F.7C" }, sl: { outcome: "silent", rule: "D.6" } },
  normalPlaced: { asl: { outcome: "known", rule: "F.7C" }, sl: { outcome: "silent", rule: "D.6" } },
  minesReduced: { asl: { outcome: "replaced", rule: "F.7" }, sl: { outcome: "silent", rule: "D.6" } },
  minesEliminated: { asl: { outcome: "becomesDummy", rule: "F.7" }, sl: { outcome: "silent", rule: "D.6" } },
} as const satisfies Record<string, Record<Book, Ruled>>;

export type MinefieldEvent = keyof typeof OUTCOMES;
export const MINEFIELD_EVENTS = Object.keys(OUTCOMES) as readonly MinefieldEvent[];

/** F.7 to F.7C, D.6 and D.6B: what happens to the minefield, by the book that is played. */
export function minefieldOutcome(event: MinefieldEvent, book: Book): Ruled {
  return OUTCOMES[event][book];
}
