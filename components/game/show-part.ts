/** Leads from one view of a game to a part of another. */
import type { SetField, State } from "./game-fields.ts";

/**
 * Shows a view, scrolls to its first part that a selector finds, and focuses it, so that keyboards and screen readers go on there. A
 * fold around it is opened.
 */
export function showPart(set: SetField, view: State["view"], selector: string): void {
  set("view", view);
  const part = document.querySelector<HTMLElement>(`.game :is(${selector})`);
  if (!part) return;
  part.closest("details")?.setAttribute("open", "");
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
