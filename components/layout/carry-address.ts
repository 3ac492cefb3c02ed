/** Copies the page's query and hash into the link to the other language, and the page's URL onto the printed page. */

// The link to the other language keeps the state in the URL: a calculator's values, the chosen languages, the rule.
// A middle click fires pointerdown, but no click. The listeners capture, so that views.ts replaces the hash afterwards.
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
      // If storage fails, the other page shows what it shows on a first visit.
    }
  });
}

// A printed page shows its URL at the time of printing. The URL of a calculator has the reader's choices.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
