/** The search page. Its URL contains the query. If the query is only the number of one rule, redirects to the rule. */
import { withoutTrackers } from "../../src/rules/trackers.ts";
import { PAGE } from "../layout/load-strings.ts";
import { SHELVES } from "./answer.ts";
import { searchBox } from "./search-box.ts";

/** The page's state in its history entry. It is restored when the user goes back to the page. */
interface State {
  /** Whether the user typed the query on this page. If so, going back to the page does not redirect to a rule. */
  typed?: boolean;
  /** The number of listed results. */
  most?: number;
  /** The scroll position in px. */
  scroll?: number;
}

const root = document.querySelector<HTMLElement>(".search-page")!;
const asked = new URLSearchParams(location.search);
const state: State = { ...history.state };

/** Updates the current history entry with the URL and the state. */
function remember(change: State, address: string | URL = location.href) {
  Object.assign(state, change);
  try {
    history.replaceState(state, "", address);
  } catch {
    // Some browsers limit the number of history changes. The next change writes the whole state again.
  }
}

root.querySelector(".search-late")!.remove();
const box = searchBox({
  settings: { ...PAGE, strings: JSON.parse(root.dataset.strings!) },
  within: root,
  enter: "focus",
  shelf: SHELVES.find((shelf) => shelf === asked.get("book")),
  most: state.most,
  onQuery(query, shelf, most) {
    const address = new URL(location.href);
    address.search = withoutTrackers(address.search);
    for (const [name, value] of Object.entries({ q: query.trim() && query, book: shelf })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    remember({ typed: true, most }, address);
  },
});
if (box.input.value) {
  // The user typed while this script was loading.
  box.input.dispatchEvent(new InputEvent("input"));
} else {
  await box.ask(asked.get("q") ?? "", !state.typed);
  // Restores the scroll position, because the browser restores it before the results exist.
  if (state.scroll) scrollTo({ top: state.scroll, behavior: "instant" });
}

let scrollTimer: ReturnType<typeof setTimeout> | undefined;
const keepScroll = () => remember({ scroll: Math.round(scrollY) });
addEventListener("scroll", () => {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(keepScroll, 200);
});
root.addEventListener("click", keepScroll);
