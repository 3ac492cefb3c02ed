/** Changes the browser's history. A browser may refuse: Safari allows a page 100 changes in 30 seconds. */

/**
 * Replaces the current history entry, or adds one. Returns false if the browser refuses. The next change then updates
 * the URL.
 */
export function writeHistory(how: "replaceState" | "pushState", address = location.href): boolean {
  try {
    history[how](history.state, "", address);
    return true;
  } catch {
    return false;
  }
}
