/** What players enter in a game in play, and take back. */
import type { Brought, GameEvent } from "./events.ts";

/** The events with what a Wind Change DR brings. Its dice, if they were told in this Player Turn, stand with it from now on. */
export function withWindChange(events: readonly GameEvent[], brought: Brought): readonly GameEvent[] {
  const turn = events.findLastIndex(({ kind }) => kind === "turn");
  const told = events.find((event, i) => i > turn && event.kind === "windDice");
  const dice = told?.kind === "windDice" ? told.dice : [];
  return [...events.filter((event) => event !== told), { kind: "windChange", dice, ...brought }];
}

/** The events without the last. The dice of a Wind Change DR stay, and wait again for what they bring. */
export function withoutLast(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1);
  const rest = events.slice(0, -1);
  const dice = last?.kind === "windChange" ? last.dice : [];
  return dice.length ? [...rest, { kind: "windDice", dice }] : rest;
}
