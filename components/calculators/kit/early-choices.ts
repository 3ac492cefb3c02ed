/** Choices that a reader made on the server-rendered form before hydration. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns whether a control holds a choice. An empty text field holds none, because the reader is still typing. */
const isChoice = (control: Control): boolean =>
  control.type === "radio" ? "checked" in control && control.checked : control.value !== "" || "options" in control;

/**
 * Returns the label of a radio button or checkbox. If the label has changed since the reader chose, the choice is
 * dropped.
 */
const labelOf = (control: Control) => "checked" in control && control.labels?.[0]?.textContent;

/**
 * Finds the choices that a reader made on the server-rendered form: controls marked by the inline script RESTORED.
 * Values that the browser restored are ignored. The returned function applies the choices. Call it after the form has
 * parsed the URL, because parsing would undo them.
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
