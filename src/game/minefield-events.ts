import type { Book } from "./scenario.ts";

/**
 * `removed`: announced as a Dummy and removed. `marked`: announced, and a Dummy counter stays. `mayMark`: a Known
 * counter may be placed without showing its strength. `known`: Known mines from the start. `replaced`: by a counter of the new
 * strength. `becomesDummy`: replaced by a Dummy counter. `silent`: the book has no rule for it.
 */
export type Outcome =
  | ("removed" | "stays" | "unaffected" | "marked" | "mayMark")
  | ("known" | "replaced" | "becomesDummy" | "silent");

type Ruled = { readonly outcome: Outcome; readonly rule: string };

/** The outcome of each event in each book. An attack by OBA or bombs is the event of its effect (`minesReduced`). */
const OUTCOMES = {
  enemyEntersDummy: { asl: { outcome: "removed", rule: "F.7B" }, sl: { outcome: "removed", rule: "D.6B" } },
  // F.7B: errata removed the word "enemy"; D.6B still has it.
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

/** Returns the effect of an event on a minefield in a book (F.7 to F.7C, D.6, D.6B). */
export function minefieldOutcome(event: MinefieldEvent, book: Book): Ruled {
  return OUTCOMES[event][book];
}
