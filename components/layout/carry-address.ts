/** Adds this page's query string and hash to the link to the other language. Prints the current URL on paper. */

// Updates the link just before it is followed. A middle click fires `pointerdown`, but no `click`. These listeners run
// in the capture phase, before those of views.ts, which replace the hash.
const link = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const keepPlace = () => {
  link.search = location.search;
  link.hash = location.hash;
};
for (const type of ["pointerdown", "click"]) link.addEventListener(type, keepPlace, { capture: true });

// Stores the link's language as the language in which rules are shown. On a page without rules, users who have chosen
// both languages keep both.
for (const type of ["click", "auxclick"] as const) {
  link.addEventListener(type, ({ button }) => {
    if (button > 1) return;
    const key = "khamsin.view";
    try {
      if (document.querySelector("[data-set-view]") || /^(?:en|ja)$/.test(localStorage.getItem(key)!)) {
        localStorage.setItem(key, link.lang);
      }
    } catch {
      // If storage fails, the page in the other language shows the same languages as on a first visit.
    }
  });
}

// Prints the current URL, because a calculator adds the user's choices to its URL.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
