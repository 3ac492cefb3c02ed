/** Opens the search dialog. The search itself is fetched on its first use. */

const dialog = document.querySelector<HTMLDialogElement>(".search-dialog")!;

async function open() {
  const { mountSearch } = await import("../search/dialog.ts");
  mountSearch(dialog);
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

document.addEventListener("keydown", (event) => {
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
  const ctrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  if (!slash && !ctrlK) return;
  event.preventDefault();
  void open();
});

document.querySelector(".search-open")?.addEventListener("click", (event) => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void open();
});
