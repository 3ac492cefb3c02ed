/** Adds a Wind Change DR to the events of a game, or removes the most recent event. */
import type { GameEvent, WindChangeResult } from "./events.ts";

/**
 * Adds the result of a Wind Change DR. If its dice were entered earlier in this Player Turn, they move to the new
 * event.
 */
export function withWindChange(events: readonly GameEvent[], windChangeResult: WindChangeResult): readonly GameEvent[] {
  const turn = events.findLastIndex(({ kind }) => kind === "turn");
  const entered = events.find((event, i) => i > turn && event.kind === "windDice");
  const dice = entered?.kind === "windDice" ? entered.dice : [];
  return [...events.filter((event) => event !== entered), { kind: "windChange", dice, ...windChangeResult }];
}

/** Removes the most recent event. The dice of a Wind Change DR are kept, so that its result can be entered again. */
export function withoutLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1);
  const rest = events.slice(0, -1);
  const dice = last?.kind === "windChange" ? last.dice : [];
  return dice.length ? [...rest, { kind: "windDice", dice }] : rest;
}
