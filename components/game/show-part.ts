/** Shows an element in another view of the game, and moves the focus to it. */
import type { GameState, SetField } from "./game-fields.ts";

/**
 * Shows a view, then scrolls to one of its elements and focuses it. The element is the first match of the first
 * selector that has a match. If the element is in a closed `<details>`, opens it.
 */
export function showPart(set: SetField, view: GameState["view"], ...selectors: readonly string[]): void {
  set("view", view);
  const [part] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(`.game ${selector}`) ?? []);
  if (!part) return;
  part.closest("details")?.setAttribute("open", "");
  // Makes the element focusable by script, if it is not a control.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
