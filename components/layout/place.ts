/**
 * Checks whether the URL may need a correction, for example because of trailing punctuation. Only then loads the script
 * that corrects it.
 */
function notice() {
  const named = location.hash.slice(1);
  const isElsewhere = named && !document.getElementById(named);
  const hasOddQuery = location.href.includes("?") && !location.search.includes("=");
  if (!isElsewhere && !hasOddQuery) return;
  // If loading fails, the URL is not corrected.
  import("./correct-address.ts").then(
    ({ correctAddress }) => correctAddress(),
    () => {},
  );
}
addEventListener("hashchange", notice);
notice();

export {};
