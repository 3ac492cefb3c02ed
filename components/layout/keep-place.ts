/** The language switch keeps the address's state: the calculator's, the view, the rule. */

document.querySelector<HTMLAnchorElement>("[data-keep-place]")!.addEventListener("click", ({ currentTarget }) => {
  const link = currentTarget as HTMLAnchorElement;
  link.search = location.search;
  link.hash ||= location.hash;
});
