/**
 * Returns whether single characters are shortcuts: "/" opens the search, "c" the Cite menu. Users can disable these
 * shortcuts on /about/ (WCAG 2.1.4).
 */
export function hasSingleKeys(): boolean {
  try {
    // Keys.astro writes this setting. It is read at each press, so that a change also applies to pages that are already
    // open.
    return localStorage.getItem("khamsin.single-keys") !== "off";
  } catch {
    return true;
  }
}
