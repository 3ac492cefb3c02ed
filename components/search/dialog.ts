import { button, isComposing } from "../layout/browser.ts";
import { loadStrings, PAGE } from "../layout/load-strings.ts";
import { searchBox } from "./search-box.ts";

const settings = { ...PAGE, strings: await loadStrings("search") };
let box: ReturnType<typeof build> | undefined;

function build(dialog: HTMLDialogElement) {
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
 * @param typed text that the user typed while this code was loading; it is put into the field and searched for
 */
export function mountSearch(dialog: HTMLDialogElement, typed = ""): void {
  const own = dialog.open ? undefined : document.querySelector<HTMLInputElement>(".search-page input");
  if (!own) box ??= build(dialog);
  // `showModal` remembers which element has the focus. When the dialog closes, the browser focuses it again.
  if (!own && !dialog.open) dialog.showModal();
  const input = own ?? box!.input;
  input.focus();
  input.select();
  if (!typed) return;
  input.value = typed;
  input.dispatchEvent(new InputEvent("input"));
}
