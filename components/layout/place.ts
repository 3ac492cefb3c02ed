/** Notices an address that may have the end of a sentence on it. What corrects it is fetched only then. */
function notice() {
  const named = location.hash.slice(1);
  const isElsewhere = named && !document.getElementById(named);
  const hasOddQuery = location.href.includes("?") && !location.search.includes("=");
  if (!isElsewhere && !hasOddQuery) return;
  // Without the network the page stays at its top.
  import("./correct-address.ts").then(
    ({ correctAddress }) => correctAddress(),
    () => {},
  );
}
addEventListener("hashchange", notice);
notice();

export {};
