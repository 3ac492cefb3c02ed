/** What a reader chose on the printed form before its script came. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control holds a reader's choice, not what the server printed. A text field that was emptied is still being written. */
function isChosen(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (control.type === "radio") return control.checked && !control.defaultChecked;
  if (control.type === "checkbox") return control.checked !== control.defaultChecked;
  return control.value !== "" && control.value !== control.defaultValue;
}

/**
 * Finds the choices that a reader has made on a printed form. The function that it returns makes them again: it is to be called
 * when the form has taken over the address, which would undo them.
 */
export function findEarlyChoices(form: HTMLElement): () => void {
  const chosen = [...form.querySelectorAll<Control>("input, select")]
    .filter(isChosen)
    .map((control) => ({ control, value: control.value, checked: "checked" in control && control.checked }));
  return () => {
    for (const { control, value, checked } of chosen) {
      if ("checked" in control) control.checked = checked;
      control.value = value;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
