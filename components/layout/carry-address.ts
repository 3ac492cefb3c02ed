/** Copies the page's query and hash into the link to the other language, and the page's URL onto the printed page. */

// Copies the state in the URL into the link to the other language: a calculator's values, the chosen languages, the
// rule. A middle click fires no click event, but it fires pointerdown. The listeners are capturing listeners, so that
// they run before those of views.ts, which replace the hash.
const link = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const keepPlace = () => {
  link.search = location.search;
  link.hash = location.hash;
};
for (const type of ["pointerdown", "click"]) link.addEventListener(type, keepPlace, { capture: true });

// After the link has been followed, rules are shown only in the link's language. But if the link is on a page without
// rules, readers who have chosen both languages keep both.
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

// Prints the URL with its state at the time of printing, because the URL of a calculator has the reader's choices.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
