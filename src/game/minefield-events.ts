import type { Book } from "./scenario.ts";

/**
 * The effect of an event on a minefield. `removed`: the minefield is announced as a Dummy and removed. `marked`: the
 * minefield is announced as a Dummy and its counter stays. `mayMark`: a Known counter may be placed, with its strength
 * hidden. `known`: the mines are Known from the start. `replaced`: the counter is replaced by a counter of the new
 * strength. `becomesDummy`: the counter is replaced by a Dummy counter. `silent`: the book has no rule for the event.
 */
export type Outcome =
  | ("removed" | "stays" | "unaffected" | "marked" | "mayMark")
  | ("known" | "replaced" | "becomesDummy" | "silent");

/** An outcome with its rule. */
type Ruled = { readonly outcome: Outcome; readonly rule: string };

/**
 * The outcome of each event in each book. OBA and bombs on mines count by their effect: as `minesReduced` or
 * `minesEliminated`.
 */
const OUTCOMES = {
  enemyEntersDummy: { asl: { outcome: "removed", rule: "F.7B" }, sl: { outcome: "removed", rule: "D.6B" } },
  // In ASL, friendly units also reveal a Dummy, because errata removed the word "enemy" from F.7B. D.6B still has this
  // word.
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

/** An event on a minefield: a key of `OUTCOMES`. */
export type MinefieldEvent = keyof typeof OUTCOMES;
/** All events on minefields. */
export const MINEFIELD_EVENTS = Object.keys(OUTCOMES) as readonly MinefieldEvent[];

/** Returns the effect of an event on a minefield in a book (F.7 to F.7C, D.6, D.6B). */
export function minefieldOutcome(event: MinefieldEvent, book: Book): Ruled {
  return OUTCOMES[event][book];
}
