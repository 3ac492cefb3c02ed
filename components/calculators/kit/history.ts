/** Changes of the browser's history, which a browser may refuse: Safari allows a page 100 of them in 30 seconds. */

/**
 * Replaces the page's entry in the history, or adds one. Returns false where the browser refuses: nothing else stops, and the address
 * catches up with the next change.
 */
export function writeHistory(how: "replaceState" | "pushState", address = location.href): boolean {
  try {
    history[how](history.state, "", address);
    return true;
  } catch {
    return false;
  }
}
