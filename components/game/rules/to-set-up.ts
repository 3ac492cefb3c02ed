import type { OpenGame } from "../open-game.ts";

/** Shows the set-up from its top, and puts the focus there. */
export function toSetUp({ calculator }: OpenGame): void {
  calculator.set("view", "setup");
  document.querySelector(".game")?.scrollIntoView();
  document.getElementById("answer")?.focus({ preventScroll: true });
}
