/**
 * Has each control show what the state says, whatever the browser restored into it or a reader left in it. Solid alone does not: it
 * writes a property only when the value has changed. The default is written too, because WebKit resets the controls of a page that
 * comes back from the back/forward cache.
 */
import { createEffect, createSignal } from "solid-js";

const [shown, showAgain] = createSignal(undefined, { equals: false });

/** Writes the state into every control again. */
export const showState = (): void => {
  showAgain();
};

/**
 * Undoes what Firefox restores into a tab of the last session: it checks boxes and buttons after the page has loaded, and fires an
 * input event without a change event, which a reader's choice fires before the time-out.
 */
export const undoRestored = ({ target }: InputEvent): void => {
  if (target instanceof Element && target.matches("[type=checkbox], [type=radio]")) setTimeout(showState);
};

/** Holds what a field says: `ref={holdText(() => props.value)}`. */
export const holdText = (text: () => string | number) => (field: HTMLInputElement) =>
  createEffect(() => {
    shown();
    field.defaultValue = field.value = `${text()}`;
  });

/** Holds whether a radio button or a box is checked. */
export const holdChecked = (isChecked: () => boolean) => (button: HTMLInputElement) =>
  createEffect(() => {
    shown();
    button.defaultChecked = button.checked = isChecked();
  });

/** Holds which entry of a list is chosen, by its place; −1 is none. */
export const holdChosen = (place: () => number) => (list: HTMLSelectElement) =>
  createEffect(() => {
    shown();
    list.selectedIndex = place();
  });
