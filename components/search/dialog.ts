import { button, isComposing } from "../layout/browser.ts";
import { loadStrings, PAGE } from "../layout/load-strings.ts";
import { searchBox } from "./search-box.ts";

let built: ReturnType<typeof build> | undefined;

/** Builds the search box in the dialog. @throws Error if the UI texts cannot be loaded */
async function build(dialog: HTMLDialogElement) {
  const settings = { ...PAGE, strings: await loadStrings("search") };
  const made = searchBox({ settings, enter: "open" });
  made.input.after(button(settings.strings.close ?? "×", () => dialog.close()));
  dialog.append(made.element);

  dialog.addEventListener("click", (event) => {
    // Closes the dialog after a click on the backdrop, whose target is the dialog itself. Also closes it after a click
    // on a result, because the result may be on the same page. Stays open if the result opens in a new tab.
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isFollowed = (target as Element).closest("a[href]") && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || isFollowed) dialog.close();
  });
  // In some browsers, Escape only clears a search field. Here it closes the dialog, except when it cancels an IME
  // composition.
  made.input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isComposing(event)) dialog.close();
  });
  return made;
}

/**
 * Opens the search dialog. On the search page, focuses the page's own search field instead.
 *
 * @param typed returns the text that the user typed while the search was loading; it is put into the field and searched
 * for
 */
export async function mountSearch(dialog: HTMLDialogElement, typed: () => string): Promise<void> {
  const own = dialog.open ? undefined : document.querySelector<HTMLInputElement>(".search-page input");
  if (!own) built ??= build(dialog);
  const input = own ?? (await built!).input;
  // `showModal` remembers which element has the focus. When the dialog closes, the browser focuses it again.
  if (!own && !dialog.open) dialog.showModal();
  input.focus();
  input.select();
  const text = typed();
  if (!text) return;
  input.value = text;
  input.dispatchEvent(new InputEvent("input"));
}
