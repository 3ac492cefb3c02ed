/** Leads from one view of a game to a part of another. */
import type { SetField, State } from "./game-fields.ts";

/**
 * Shows a view, scrolls to the first of these selectors that it has, and focuses that part, so that keyboards and screen readers go on
 * there. A fold around it is opened.
 */
export function showPart(set: SetField, view: State["view"], ...selectors: readonly string[]): void {
  set("view", view);
  const [part] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(`.game ${selector}`) ?? []);
  if (!part) return;
  part.closest("details")?.setAttribute("open", "");
  // A part that is no control is focusable by script alone.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
