import { button, isComposing } from "../layout/browser.ts";
import type { SearchSettings } from "./results.ts";
import { searchBox } from "./search-box.ts";

let box: ReturnType<typeof build> | undefined;

function build(dialog: HTMLDialogElement) {
  const settings = JSON.parse(dialog.dataset.search!) as SearchSettings;
  const made = searchBox({ settings, enter: "open" });
  made.input.after(button(settings.strings.close ?? "×", () => dialog.close()));
  dialog.append(made.element);

  dialog.addEventListener("click", (event) => {
    // The backdrop is the dialog itself; a rule on this very page only moves the address, so the dialog must go. A result that opens
    // in a new tab leaves it.
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isFollowed = (target as Element).closest("a[href]") && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || isFollowed) dialog.close();
  });
  // In some browsers Escape only empties a search field. Here it closes, unless it ends a composition.
  made.input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isComposing(event)) dialog.close();
  });
  return made;
}

/**
 * Opens the search dialog, which is built on its first use. On the search page the page's own field is used instead.
 *
 * @param typed what the reader typed while this code was loading, put into the field as if it had been typed there
 */
export function mountSearch(dialog: HTMLDialogElement, typed = ""): void {
  const own = dialog.open ? undefined : document.querySelector<HTMLInputElement>(".search-page input");
  if (!own) box ??= build(dialog);
  // The browser gives the focus back to where it was when the dialog closes.
  if (!own && !dialog.open) dialog.showModal();
  const input = own ?? box!.input;
  input.focus();
  input.select();
  if (!typed) return;
  input.value = typed;
  input.dispatchEvent(new InputEvent("input"));
}
