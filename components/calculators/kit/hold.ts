/**
 * Makes each control show the state, whatever the browser restored or the user typed. Solid alone does not, because it
 * writes a property only if the state has changed.
 */
import { createEffect, createSignal } from "solid-js";

const [shown, showAgain] = createSignal(undefined, { equals: false });

/** Makes every control show the state again, even if the state is unchanged. */
export const showState = (): void => {
  showAgain();
};

/** Makes the controls show the state after each change event, because a field may reject or correct a typed value. */
export function watchForm(form: HTMLElement): void {
  form.addEventListener("change", showState);
  // When Firefox restores a session, it changes checkboxes and radio buttons after the page has loaded. It then fires
  // an input event, but no change event.
  form.addEventListener("input", ({ target }) => {
    if ((target as Element).matches("[type=checkbox], [type=radio]")) setTimeout(showState);
  });
}

/**
 * Binds the text of a field: `ref={holdText(() => props.value)}`. Also sets `defaultValue`, because WebKit resets
 * a field with `autocomplete="off"` to it when the page returns from the back/forward cache.
 */
export const holdText = (text: () => string | number) => (field: HTMLInputElement) =>
  createEffect(() => {
    shown();
    field.defaultValue = field.value = `${text()}`;
  });

/** Binds `checked` of a radio button or checkbox. */
export const holdChecked = (isChecked: () => boolean) => (button: HTMLInputElement) =>
  createEffect(() => {
    shown();
    button.checked = isChecked();
  });

/** Binds `selectedIndex` of a `<select>`: −1 if no option is selected. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
