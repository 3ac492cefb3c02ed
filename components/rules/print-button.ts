/**
 * The button that prints the quick reference. Without this script the button does nothing, so it is hidden until the
 * script has loaded.
 */
const button = document.querySelector<HTMLButtonElement>(".quick-print button")!;
button.addEventListener("click", () => print());
button.hidden = false;
