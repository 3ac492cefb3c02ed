/** Whether single letters are shortcuts: "/" opens the search, "c" the Cite menu. Readers disable them on /about/ (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    // Written by components/layout/Keys.astro. Read at each press, so that open pages follow at once.
    return localStorage.getItem("khamsin.single-keys") !== "off";
  } catch {
    return true;
  }
}
