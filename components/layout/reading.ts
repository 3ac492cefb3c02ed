/** The choice of languages, and links that keep the reader's place. Small: it is on every page. */

type View = "both" | "en" | "ja";
const root = document.documentElement;

function showView(view: View) {
  if (view === "both") delete root.dataset.view;
  else root.dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>("[data-set-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.setView === view));
  }
}

/** The rule that the reader is looking at: the last one whose head has passed the top of the window. */
function ruleInView(): HTMLElement | undefined {
  const rules = [...document.querySelectorAll<HTMLElement>(".rule")];
  return rules.findLast((r) => r.getBoundingClientRect().top < 120) ?? rules[0];
}

showView((root.dataset.view as View | undefined) ?? "both");

document.addEventListener("click", (event) => {
  const target = (event.target as Element).closest<HTMLElement>("[data-set-view], .flip, [data-keep-place]");
  if (!target) return;
  const view = target.dataset.setView as View | undefined;
  if (view) {
    const rule = ruleInView();
    const top = rule?.getBoundingClientRect().top ?? 0;
    showView(view);
    // The text above grew or shrank: bring the same rule back to where it was.
    if (rule) scrollBy({ top: rule.getBoundingClientRect().top - top, behavior: "instant" });
    try {
      localStorage.setItem("view", view);
    } catch {
      // No storage: the choice still stands in the address.
    }
    const url = new URL(location.href);
    url.searchParams.set("view", view);
    history.replaceState(history.state, "", url);
  } else if (target.classList.contains("flip")) {
    const on = target.closest(".rule")!.classList.toggle("flipped");
    target.setAttribute("aria-pressed", String(on));
  } else {
    const rule = scrollY > 0 && document.querySelectorAll(".rule").length > 1 ? `#${ruleInView()?.id}` : location.hash;
    (target as HTMLAnchorElement).href = (target as HTMLAnchorElement).pathname + location.search + rule;
  }
});
