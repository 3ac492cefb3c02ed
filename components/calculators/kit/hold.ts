/**
 * Keeps each control at the value of the state, whatever the browser restored or a reader typed. Solid alone does
 * not: it writes a property only if the value has changed.
 */
import { createEffect, createSignal } from "solid-js";

const [shown, showAgain] = createSignal(undefined, { equals: false });

/** Writes the state into every control again. */
export const showState = (): void => {
  showAgain();
};

/** Writes the state into the controls again after each change, since a field may reject a value or correct it. */
export function watchForm(form: HTMLElement): void {
  form.addEventListener("change", showState);
  // Firefox restores checkboxes and radio buttons of the last session after the page has loaded. It fires input
  // without the change event that follows a reader's choice.
  form.addEventListener("input", ({ target }) => {
    if ((target as Element).matches("[type=checkbox], [type=radio]")) setTimeout(showState);
  });
}

/**
 * Binds a text field: `ref={holdText(() => props.value)}`. Also sets its default value, to which WebKit resets a
 * field without autocomplete when its page returns from the back/forward cache.
 */
export const holdText = (text: () => string | number) => (field: HTMLInputElement) =>
  createEffect(() => {
    shown();
    field.defaultValue = field.value = `${text()}`;
  });

/** Binds the checked state of a radio button or checkbox. */
export const holdChecked = (isChecked: () => boolean) => (button: HTMLInputElement) =>
  createEffect(() => {
    shown();
    button.checked = isChecked();
  });

/** Binds a list's selected entry by index; −1 for none. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
