/** Changes the browser's history. A browser may refuse a change: Safari allows a page 100 changes in 30 seconds. */

/**
 * Replaces the page's history entry, or adds an entry. Returns false if the browser refuses. The URL is then updated
 * together with the next change.
 */
export function writeHistory(how: "replaceState" | "pushState", address = location.href): boolean {
  try {
    history[how](history.state, "", address);
    return true;
  } catch {
    return false;
  }
}
