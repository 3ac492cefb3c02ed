/** Adding and removing the events of a game in play. */
import type { Brought, GameEvent } from "./events.ts";

/** Adds a Wind Change DR. Dice that were entered for it earlier in this Player Turn become part of the new event. */
export function withWindChange(events: readonly GameEvent[], brought: Brought): readonly GameEvent[] {
  const turn = events.findLastIndex(({ kind }) => kind === "turn");
  const entered = events.find((event, i) => i > turn && event.kind === "windDice");
  const dice = entered?.kind === "windDice" ? entered.dice : [];
  return [...events.filter((event) => event !== entered), { kind: "windChange", dice, ...brought }];
}

/** Removes the last event. The dice of a Wind Change DR stay, so that its result can be entered again. */
export function withoutLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1);
  const rest = events.slice(0, -1);
  const dice = last?.kind === "windChange" ? last.dice : [];
  return dice.length ? [...rest, { kind: "windDice", dice }] : rest;
}
