/**
 * Keeps each control at the value of the state, whatever the browser restored or a reader typed. Solid alone does not
 * restore a control's value, because it writes a property only if the state has changed.
 */
import { createEffect, createSignal } from "solid-js";

const [shown, showAgain] = createSignal(undefined, { equals: false });

/** Writes the state into every control again, even if the state is unchanged. */
export const showState = (): void => {
  showAgain();
};

/** Writes the state into the controls after each change event, since a field may reject or correct a typed value. */
export function watchForm(form: HTMLElement): void {
  form.addEventListener("change", showState);
  // After the page has loaded, Firefox restores checkboxes and radio buttons of the previous session. Firefox then
  // fires an input event without the change event that follows a reader's choice.
  form.addEventListener("input", ({ target }) => {
    if ((target as Element).matches("[type=checkbox], [type=radio]")) setTimeout(showState);
  });
}

/**
 * Binds the text of a field: `ref={holdText(() => props.value)}`. Also sets the field's default value, because WebKit
 * resets a field with `autocomplete="off"` to its default value when the page returns from the back/forward cache.
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

/** Binds the selected index of a `<select>`; −1 if no option is selected. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
