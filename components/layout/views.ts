/** Lets readers choose the languages of rules. When the choice changes, the rule that is being read stays in place. */

type View = "both" | "en" | "ja";
const root = document.documentElement;

function showView(view: View) {
  if (view === "both") delete root.dataset.view;
  else root.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-set-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.setView === view));
  }
}

/** Returns the rule that is being read: the last rule whose head is above or at the top of the window. */
function ruleInView(): HTMLElement | undefined {
  const rules = [...document.querySelectorAll<HTMLElement>(".rule")];
  return rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
}

/** Applies a change to the page, and scrolls so that a rule keeps its position on the screen. */
function keepInPlace(rule: HTMLElement | undefined, change: () => void) {
  const top = rule?.getBoundingClientRect().top ?? 0;
  change();
  if (rule) scrollBy({ top: rule.getBoundingClientRect().top - top, behavior: "instant" });
}

/**
 * Stores the flipped rules in the history entry, to flip them again after a reload, Back, or a discarded tab. Safari
 * refuses more than 100 history changes in 30 seconds. The next accepted change stores all flipped rules.
 */
function keepFlipped(address = location.href) {
  const flipped = [...document.querySelectorAll(".flipped[id]")].map(({ id }) => id);
  try {
    history.replaceState({ flipped }, "", address);
  } catch {}
}

/** Switches a rule to the other language. */
function flip(rule: HTMLElement) {
  keepInPlace(rule, () => rule.classList.toggle("flipped"));
  keepFlipped();
}

/** Shows the chosen languages in every rule, and stores the choice for the next page. */
function chooseView(view: View) {
  keepInPlace(ruleInView(), () => {
    for (const rule of document.querySelectorAll(".flipped")) rule.classList.remove("flipped");
    showView(view);
  });
  try {
    localStorage.setItem("khamsin.view", view);
  } catch {
    // If storage fails, the URL still has the choice.
  }
  const url = new URL(location.href);
  url.searchParams.set("view", view);
  keepFlipped(url.href);
}

showView((root.dataset.view as View | undefined) ?? "both");
// Flips the same rules as before a reload, because the browser restores the scroll position in the layout of that time.
for (const id of (history.state as { flipped?: string[] } | null)?.flipped ?? []) {
  document.getElementById(id)?.classList.add("flipped");
}
addEventListener("hashchange", () => keepFlipped());

document.addEventListener("click", (event) => {
  const target = (event.target as Element).closest<HTMLElement>("[data-set-view], .flip");
  if (target?.dataset.setView) chooseView(target.dataset.setView as View);
  else if (target) flip(target.closest<HTMLElement>(".rule")!);
});

// The meaning of an abbreviation may cover the text. Escape hides the meaning until another abbreviation is hovered or focused.
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") root.dataset.hushed = "";
});
for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, ({ target }) => {
    if ((target as Element).closest("abbr")) delete root.dataset.hushed;
  });
}

// The list of contents opens at the rule that is being read, and closes when a rule in the list is chosen.
const contents = document.querySelector<HTMLElement>("#contents");
contents?.addEventListener("beforetoggle", () => {
  for (const link of contents.querySelectorAll("a")) {
    const here = link.hash === `#${ruleInView()!.id}`;
    link.ariaCurrent = here ? "location" : null;
    link.autofocus = here;
  }
});
contents?.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
  // A link that opens in a new tab or window leaves the list open.
  if ((target as Element).closest("a") && !ctrlKey && !metaKey && !shiftKey) contents.hidePopover();
});

// On the page of a section, the link to the other language leads to the rule that is being read.
const languageLink = document.querySelector<HTMLAnchorElement>("[data-keep-place]")!;
const leadToRuleInView = () => {
  if (scrollY > 0 && document.querySelectorAll(".rule").length > 1) languageLink.hash = ruleInView()!.id;
};
for (const type of ["pointerdown", "click"]) languageLink.addEventListener(type, leadToRuleInView);
