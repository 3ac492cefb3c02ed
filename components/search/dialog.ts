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
    // A click on the backdrop has the dialog as its target. A result on this page loads no new page, so the dialog must close. It stays
    // open for a result in a new tab.
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isFollowed = (target as Element).closest("a[href]") && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || isFollowed) dialog.close();
  });
  // In some browsers Escape only clears a search field. Here it closes the dialog, unless it ends an IME composition.
  made.input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isComposing(event)) dialog.close();
  });
  return made;
}

/**
 * Opens the search dialog, which is built on first use. On the search page it focuses the page's search field instead.
 *
 * @param typed text that was typed while this code was loading; it is put into the field and searched
 */
export function mountSearch(dialog: HTMLDialogElement, typed = ""): void {
  const own = dialog.open ? undefined : document.querySelector<HTMLInputElement>(".search-page input");
  if (!own) box ??= build(dialog);
  // When the dialog closes, the browser restores the focus.
  if (!own && !dialog.open) dialog.showModal();
  const input = own ?? box!.input;
  input.focus();
  input.select();
  if (!typed) return;
  input.value = typed;
  input.dispatchEvent(new InputEvent("input"));
}
