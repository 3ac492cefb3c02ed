/** Moves the reader to a part of another view of the game. */
import type { GameState, SetField } from "./game-fields.ts";

/**
 * Shows a view, and moves scroll position and focus to the element of the first selector that matches, so that keyboard and screen reader
 * continue there. Opens a closed section around the element.
 */
export function showPart(set: SetField, view: GameState["view"], ...selectors: readonly string[]): void {
  set("view", view);
  const [part] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(`.game ${selector}`) ?? []);
  if (!part) return;
  part.closest("details")?.setAttribute("open", "");
  // Makes an element that is not a control focusable by script.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
