/** Copies the page's current address into the language switch and onto paper. */

// The language switch keeps the address's state: the calculator's, the view, the rule.
// A middle click fires only pointerdown, not click. Captured, so that views.ts replaces the hash afterwards.
const link = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const keepPlace = () => {
  link.search = location.search;
  link.hash = location.hash;
};
for (const type of ["pointerdown", "click"]) link.addEventListener(type, keepPlace, { capture: true });

// A printed page shows its address at that moment: a calculator's address has the reader's choices.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
