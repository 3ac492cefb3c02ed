/** The button that prints the quick reference. It is hidden until this script has loaded. */
const button = document.querySelector<HTMLButtonElement>(".quick-print button")!;
button.addEventListener("click", () => print());
button.hidden = false;
