/** Lets a reader choose in which languages rules are shown: both, one of them, or of a single rule the other one. */

type View = "both" | "en" | "ja";
const root = document.documentElement;

function showView(view: View) {
  if (view === "both") delete root.dataset.view;
  else root.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-set-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.setView === view));
  }
}

/** The rule that the reader is looking at: the last one whose head has scrolled up to the top of the window. */
function ruleInView(): HTMLElement | undefined {
  const rules = [...document.querySelectorAll<HTMLElement>(".rule")];
  return rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
}

/** Shows the chosen languages and keeps the choice for the next page. Scrolls so that the rule being read stays where it was. */
function chooseView(view: View) {
  const rule = ruleInView();
  const top = rule?.getBoundingClientRect().top ?? 0;
  showView(view);
  if (rule) scrollBy({ top: rule.getBoundingClientRect().top - top, behavior: "instant" });
  try {
    localStorage.setItem("view", view);
  } catch {
    // The browser stores nothing: the choice still stands in the address.
  }
  const url = new URL(location.href);
  url.searchParams.set("view", view);
  history.replaceState(history.state, "", url);
}

showView((root.dataset.view as View | undefined) ?? "both");

document.addEventListener("click", (event) => {
  const target = (event.target as Element).closest<HTMLElement>("[data-set-view], .flip");
  if (target?.dataset.setView) chooseView(target.dataset.setView as View);
  else if (target) target.setAttribute("aria-pressed", String(target.closest(".rule")!.classList.toggle("flipped")));
});

// Escape hides the meaning of an abbreviation, which may cover the text, until the reader comes to another abbreviation.
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") root.dataset.hushed = "";
});
for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, ({ target }) => {
    if ((target as Element).closest("abbr")) delete root.dataset.hushed;
  });
}

// The list of contents closes when a rule in it is chosen.
document.querySelector("#contents")?.addEventListener("click", ({ currentTarget, target }) => {
  if ((target as Element).closest("a")) (currentTarget as HTMLElement).hidePopover();
});

// On a section's page the link to the other language leads to the rule that is being read.
const languageLink = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
languageLink.addEventListener("click", () => {
  if (scrollY > 0 && document.querySelectorAll(".rule").length > 1) languageLink.hash = ruleInView()!.id;
});
