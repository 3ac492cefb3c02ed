/** Carries the page's address, as it is when it is needed, into the language switch and onto paper. */

// The language switch keeps the address's state: the calculator's, the view, the rule.
// A middle click has no click event, only pointerdown. Captured, so that the rule in view (views.ts) replaces the hash afterwards.
const link = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const keepPlace = () => {
  link.search = location.search;
  link.hash = location.hash;
};
for (const type of ["pointerdown", "click"]) link.addEventListener(type, keepPlace, { capture: true });

// A printed page names its address as it is at that moment: a calculator's address holds the reader's choices.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
