/** Moves from one view of a game to a part of another. */
import type { SetField, State } from "./game-fields.ts";

/**
 * Shows a view, and scrolls to and focuses the first element that matches one of the selectors, so that keyboard and screen reader continue
 * there. A closed section around it is opened.
 */
export function showPart(set: SetField, view: State["view"], ...selectors: readonly string[]): void {
  set("view", view);
  const [part] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(`.game ${selector}`) ?? []);
  if (!part) return;
  part.closest("details")?.setAttribute("open", "");
  // An element that is not a control is focusable by script only.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
