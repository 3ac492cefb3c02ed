/** Copies the page's current URL into the language link, and onto printed pages. */

// The language link keeps the state of the URL: the values of a calculator, the chosen languages, the rule.
// A middle click fires pointerdown, but no click. The listeners capture, so that views.ts replaces the hash afterwards.
const link = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const keepPlace = () => {
  link.search = location.search;
  link.hash = location.hash;
};
for (const type of ["pointerdown", "click"]) link.addEventListener(type, keepPlace, { capture: true });

// A printed page shows its URL at the time of printing. The URL of a calculator has the reader's choices.
addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
