/** Choices that a reader made on the server-rendered form before hydration. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control holds a choice. An emptied text field is still being typed. */
const isChoice = (control: Control): boolean =>
  control.type === "radio" ? "checked" in control && control.checked : control.value !== "" || "options" in control;

/** The label of a button or box. If it has changed since the reader pressed it, the choice is void. */
const labelOf = (control: Control) => "checked" in control && control.labels?.[0]?.textContent;

/**
 * Finds the choices a reader made on the server-rendered form: controls marked by the inline script RESTORED. Values
 * that the browser restored are not choices. Call the returned function to apply the choices after the form has read
 * the address, which would undo them.
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
