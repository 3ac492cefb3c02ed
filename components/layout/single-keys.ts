/**
 * Returns whether single characters are shortcuts: "/" opens the search, "c" the Cite menu. Readers can disable these
 * shortcuts on /about/ (WCAG 2.1.4).
 */
export function hasSingleKeys(): boolean {
  try {
    // The setting is written by components/layout/Keys.astro. The setting is read at each press, so that a change also
    // applies to pages that are already open.
    return localStorage.getItem("khamsin.single-keys") !== "off";
  } catch {
    return true;
  }
}
