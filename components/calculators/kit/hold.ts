/**
 * Has each control show what the state says, whatever the browser restored into it or a reader left in it. Solid alone does not: it
 * writes a property only when the value has changed.
 */
import { createEffect, createSignal } from "solid-js";

const [shown, showAgain] = createSignal(undefined, { equals: false });

/** Writes the state into every control again. */
export const showState = (): void => {
  showAgain();
};

/** Has the controls of a form show the state again after each change, since a field may refuse a value or take another for it. */
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

/** Holds whether a radio button or a box is checked. */
export const holdChecked = (isChecked: () => boolean) => (button: HTMLInputElement) =>
  createEffect(() => {
    shown();
    button.checked = isChecked();
  });

/** Holds which entry of a list is chosen, by its place; −1 is none. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
