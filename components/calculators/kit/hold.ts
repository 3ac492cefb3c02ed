/**
 * Keeps each control at the value of the state, whatever the browser restored or a reader left in it. Solid alone does not: it writes
 * a property only when the value has changed.
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
  // Firefox restores the boxes and radio buttons of a tab of its last session after the page has loaded, and fires an input event
  // without the change event that follows a reader's choice at once.
  form.addEventListener("input", ({ target }) => {
    if ((target as Element).matches("[type=checkbox], [type=radio]")) setTimeout(showState);
  });
}

/**
 * Holds what a field says: `ref={holdText(() => props.value)}`. It is the default too, to which WebKit resets a field without
 * autocomplete when its page comes back from the back/forward cache.
 */
export const holdText = (text: () => string | number) => (field: HTMLInputElement) =>
  createEffect(() => {
    shown();
    field.defaultValue = field.value = `${text()}`;
  });

/** Keeps a radio button or a checkbox checked or not. */
export const holdChecked = (isChecked: () => boolean) => (button: HTMLInputElement) =>
  createEffect(() => {
    shown();
    button.checked = isChecked();
  });

/** Keeps a list at the chosen entry, by its index; −1 for none. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
