/**
 * Moves the focus if a click has removed, hidden or disabled the focused button. Otherwise Tab would continue from the
 * top of the page. The focus goes to the nearest usable button, preferably an earlier one. If there is none, it goes to
 * the main results.
 */
export function keepFocus({ target, currentTarget }: Event): void {
  const pressed = (target as Element).closest("button");
  if (!pressed) return;
  const buttons = [...(currentTarget as Element).querySelectorAll("button")];
  const at = buttons.indexOf(pressed);
  const isUsable = (b: HTMLButtonElement) => b.isConnected && !b.disabled && b.getClientRects().length > 0;
  // Waits, because Solid updates the form (and may move the focus) only after this listener.
  setTimeout(() => {
    if (isUsable(pressed) || !document.activeElement?.matches("body, :disabled")) return;
    const next = buttons.slice(0, at).findLast(isUsable) ?? buttons.slice(at).find(isUsable);
    (next ?? document.getElementById("answer"))?.focus();
  });
}
