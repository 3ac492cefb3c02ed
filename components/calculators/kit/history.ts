/** Changes of the browser's history, which browsers may refuse: Safari allows a page 100 of them in 30 seconds. */

/**
 * Replaces the page's history entry, or adds one. Returns false if the browser refuses; the address is then updated
 * with the next change.
 */
export function writeHistory(how: "replaceState" | "pushState", address = location.href): boolean {
  try {
    history[how](history.state, "", address);
    return true;
  } catch {
    return false;
  }
}
