/**
 * Runs the switch of color schemes (ThemeSwitch.astro). Before the first rendering, the inline script THEME has applied
 * the stored color scheme.
 */

const KEY = "khamsin.theme";
const { dataset } = document.documentElement;

/** Shows a color scheme: "light", "dark", or that of the system for any other value. */
function show(choice: string | null | undefined) {
  const theme = choice === "light" || choice === "dark" ? choice : undefined;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  // The colors of the browser's bars are in this order in AppHead.astro.
  for (const [i, bar] of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]").entries()) {
    const own = i ? "dark" : "light";
    bar.media = theme ? (theme === own ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-set-theme]"))
    button.ariaPressed = String(button.dataset.setTheme === (theme ?? "system"));
}

/** Shows the stored color scheme, which may have changed on another page. */
function showStored() {
  let choice: string | null | undefined = dataset.theme;
  try {
    choice = localStorage.getItem(KEY);
  } catch {
    // Without storage, the current color scheme stays.
  }
  show(choice);
}
showStored();
addEventListener("pageshow", showStored);

addEventListener("click", ({ target }) => {
  const choice = (target as HTMLElement).dataset?.setTheme;
  if (!choice) return;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the choice is lost when the page closes.
  }
  show(choice);
});
