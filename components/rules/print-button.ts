/** The button that prints the quick reference. It is hidden until this script has loaded, so that it never does nothing. */
const button = document.querySelector<HTMLButtonElement>(".quick-print button")!;
button.addEventListener("click", () => print());
button.hidden = false;
