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
    // A click on the backdrop has the dialog as its target. A result on the same page loads no new page, so the dialog
    // must close. A result that opens in a new tab leaves the dialog open.
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isFollowed = (target as Element).closest("a[href]") && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || isFollowed) dialog.close();
  });
  // In some browsers Escape only clears a search field. Here Escape closes the dialog, unless it ends an IME
  // composition.
  made.input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isComposing(event)) dialog.close();
  });
  return made;
}

/**
 * Opens the search dialog, which is built on first use. On the search page, focuses the page's search field instead.
 *
 * @param typed text that was typed while this code was loading, to put into the field and search for
 */
export function mountSearch(dialog: HTMLDialogElement, typed = ""): void {
  const own = dialog.open ? undefined : document.querySelector<HTMLInputElement>(".search-page input");
  if (!own) box ??= build(dialog);
  // `showModal` remembers the focused element, and the browser focuses it again when the dialog closes.
  if (!own && !dialog.open) dialog.showModal();
  const input = own ?? box!.input;
  input.focus();
  input.select();
  if (!typed) return;
  input.value = typed;
  input.dispatchEvent(new InputEvent("input"));
}
