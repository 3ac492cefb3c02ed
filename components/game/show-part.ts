/** Moves the reader to a part of another view of the game. */
import type { GameState, SetField } from "./game-fields.ts";

/**
 * Shows a view, and scrolls to and focuses one of its elements, so that keyboard and screen reader continue there. The
 * element is the first match of the first selector that has a match. Opens a closed section around the element.
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
