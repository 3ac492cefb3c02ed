/** What a reader chose on the printed form before its script came. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control holds a choice: a text field that was emptied is still being written. */
const isChoice = (control: Control): boolean =>
  control.type === "radio" ? "checked" in control && control.checked : control.value !== "" || "options" in control;

/** The label of a button or box. If it has changed since the reader pressed it, the choice no longer means the same. */
const labelOf = (control: Control) => "checked" in control && control.labels?.[0]?.textContent;

/**
 * Finds the choices that a reader has made on a printed form: the controls that the inline script RESTORED has marked. Values
 * that the browser restored are not choices. The returned function makes the choices again; call it when the form has taken over
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
