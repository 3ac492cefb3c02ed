/** Opens the search dialog. The search itself is fetched on its first use. */
import { hasSingleKeys } from "../single-keys.ts";

const dialog = document.querySelector<HTMLDialogElement>(".search-dialog")!;

async function open() {
  // Keeps what a reader types while the search is loading, and puts it into its field.
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keep, true);
  const { mountSearch } = await import("../search/dialog.ts").finally(() =>
    window.removeEventListener("keydown", keep, true),
  );
  mountSearch(dialog, typed);
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

document.addEventListener("keydown", (event) => {
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
  const ctrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  if (!(slash && hasSingleKeys()) && !ctrlK) return;
  event.preventDefault();
  void open();
});

const link = document.querySelector(".search-open")!;
if (!hasSingleKeys()) link.setAttribute("aria-keyshortcuts", "Control+K");
link.addEventListener("click", (event) => {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void open();
});
