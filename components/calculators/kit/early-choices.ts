/** Choices that a user made in the server-rendered form before hydration. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns whether the user has chosen a value. An empty text field has none, because the user is still typing. */
const isChoice = (control: Control): boolean =>
  control.type === "radio" ? "checked" in control && control.checked : control.value !== "" || "options" in control;

/** Returns the label of a radio button or checkbox. A choice is dropped if this label has changed since. */
const labelOf = (control: Control) => "checked" in control && control.labels?.[0]?.textContent;

/**
 * Finds the choices that a user made before hydration. The inline script RESTORED has marked their controls, but not
 * the controls that the browser restored. The returned function applies the choices. Call it after the URL has been
 * parsed, because parsing would undo them.
 */
export function findEarlyChoices(form: HTMLElement): () => void {
  const chosen = [...form.querySelectorAll<Control>("[data-touched]")].filter(isChoice).map((control) => ({
    control,
    value: control.value,
    checked: "checked" in control && control.checked,
    label: labelOf(control),
  }));
  return () => {
    for (const { control, value, checked, label } of chosen) {
      if (!control.isConnected || labelOf(control) !== label) continue;
      if ("checked" in control) control.checked = checked;
      control.value = value;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
