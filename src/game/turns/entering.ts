/** Adds a Wind Change DR to the events of a game, or removes the most recent event. */
import type { GameEvent, Thrown, WindChangeResult } from "./events.ts";

/** Returns the dice of an event and who rolled them. No dice if the event has none. */
const thrownIn = (event: GameEvent | undefined): Thrown =>
  event && "dice" in event ? { dice: event.dice, ...(event.by && { by: event.by }) } : { dice: [] };

/**
 * Adds the result of a Wind Change DR. If its dice were entered earlier in this Player Turn, they move to the new
 * event.
 */
export function withWindChange(events: readonly GameEvent[], windChangeResult: WindChangeResult): readonly GameEvent[] {
  const turn = events.findLastIndex(({ kind }) => kind === "turn");
  const entered = events.find((event, i) => i > turn && event.kind === "windDice");
  const made: GameEvent = { kind: "windChange", ...thrownIn(entered), ...windChangeResult };
  return [...events.filter((event) => event !== entered), made];
}

/** Removes the most recent event. The dice of a Wind Change DR are kept, so that its result can be entered again. */
export function withoutLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1);
  const rest = events.slice(0, -1);
  const thrown = thrownIn(last?.kind === "windChange" ? last : undefined);
  return thrown.dice.length ? [...rest, { kind: "windDice", ...thrown }] : rest;
}
