/**
 * The script of pages with rules. Switches the languages, hides meanings of abbreviations, and opens the table of
 * contents.
 */

type View = "both" | "en" | "ja";
const root = document.documentElement;
const languageLink = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const opensTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

function showView(view: View) {
  if (view === "both") delete root.dataset.view;
  else root.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-set-view]")) {
    button.ariaPressed = `${button.dataset.setView === view}`;
  }
  // If this page shows only the other language (an English page with `?view=ja`), marks the link to that language as
  // the current choice.
  languageLink.ariaCurrent = view === languageLink.lang ? "true" : null;
}

/** Returns the rule that is being read: the last rule whose heading is above or at the top of the window. */
function ruleInView(): HTMLElement | undefined {
  const rules = [...document.querySelectorAll<HTMLElement>(".rule")];
  return rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
}

/** Changes the page, and scrolls so that the rule keeps its position on the screen. */
function keepInPlace(rule: HTMLElement | undefined, change: () => void) {
  const top = rule?.getBoundingClientRect().top ?? 0;
  change();
  if (rule) scrollBy({ top: rule.getBoundingClientRect().top - top, behavior: "instant" });
}

/** Shows every rule in the chosen languages. Stores the choice in the browser and in the URL. */
function chooseView(view: View) {
  keepInPlace(ruleInView(), () => showView(view));
  try {
    localStorage.setItem("khamsin.view", view);
  } catch {
    // If storage fails, the URL still has the choice.
  }
  const url = new URL(location.href);
  url.searchParams.set("view", view);
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // Safari refuses more than 100 history changes in 30 seconds. Storage still has the choice.
  }
}

showView((root.dataset.view as View | undefined) ?? "both");

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-set-view]");
  if (button) chooseView(button.dataset.setView as View);
});

// The meaning of an abbreviation may cover text. Escape hides it until an abbreviation is hovered or focused again.
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") root.dataset.hushed = "";
});
for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, ({ target }) => {
    if ((target as Element).closest("abbr")) delete root.dataset.hushed;
  });
}

// The table of contents opens at the rule that is being read, and closes when a rule is chosen.
const contents = document.querySelector<HTMLElement>("#contents");
contents?.addEventListener("beforetoggle", () => {
  for (const link of contents.querySelectorAll("a")) {
    const here = link.hash === `#${ruleInView()!.id}`;
    link.ariaCurrent = here ? "location" : null;
    link.autofocus = here;
  }
});
contents?.addEventListener("click", (event) => {
  // A link that opens a new tab or window leaves the table of contents open.
  if ((event.target as Element).closest("a") && !opensTab(event)) contents.hidePopover();
});

// On the page of a rule, opens the section's table of contents here instead of following the link.
const sectionLink = document.querySelector<HTMLAnchorElement>("a.contents-open");
sectionLink?.addEventListener("click", (event) => {
  if (opensTab(event)) return;
  event.preventDefault();
  import("./section-contents.ts")
    .then(({ openContents }) => openContents(sectionLink))
    .catch(() => location.assign(sectionLink.href));
});

// Makes the link to the other language lead to the rule that is being read. Removes `view` from the link, so that the
// other page shows its own language.
const leadToRuleInView = () => {
  if (scrollY > 0 && document.querySelectorAll(".rule").length > 1) languageLink.hash = ruleInView()!.id;
  const query = new URLSearchParams(languageLink.search);
  if (!query.has("view")) return;
  query.delete("view");
  languageLink.search = query.toString();
};
for (const type of ["pointerdown", "click"]) languageLink.addEventListener(type, leadToRuleInView);
