/** Opens the search dialog with its link or with a key ("/", Ctrl+K). Loads the search on first use. */
import { hasSingleKeys } from "./single-keys.ts";

const dialog = document.querySelector<HTMLDialogElement>(".search-dialog")!;
const link = document.querySelector<HTMLAnchorElement>(".search-open")!;

async function open() {
  // Collects the keys that are typed while the search is loading. They are put into the search field.
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key?.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keep, true);
  try {
    const { mountSearch } = await import("../search/dialog.ts");
    await mountSearch(dialog, () => typed);
  } catch {
    // After a new release, the host may no longer have the script of the search. Then opens the search page, which
    // loads its own script.
    const address = new URL(link.href);
    if (typed) address.searchParams.set("q", typed);
    location.assign(address);
  } finally {
    window.removeEventListener("keydown", keep, true);
  }
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

document.addEventListener("keydown", (event) => {
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
  // Cyrillic and other non-Latin keyboards have no "k", so `code` identifies the key at its position. Some key events,
  // such as those of autofill, have no `key`.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code === "KeyK" ? "k" : "";
  const ctrlK = letter === "k" && (event.ctrlKey || event.metaKey);
  if (!(slash && hasSingleKeys()) && !ctrlK) return;
  event.preventDefault();
  void open();
});

// Loads the scripts of the search while the user types into the search form of a page. The search page needs them too,
// and on a slow connection they take seconds.
document.addEventListener("focusin", ({ target }) => {
  if ((target as Element).closest(".search-form")) import("../search/dialog.ts").catch(() => undefined);
});

if (!hasSingleKeys()) link.setAttribute("aria-keyshortcuts", "Control+K");
link.addEventListener("click", (event) => {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void open();
});
