/** The search page: the query stands in the address, and an address that names one rule leads to it. */
import { withoutTrackers } from "../../src/rules/trackers.ts";
import { BOOKS, type SearchSettings } from "./results.ts";
import { searchBox } from "./search-box.ts";

/** What the history keeps, so that the page is the same after Back. */
interface State {
  /** Whether the query was typed here: who comes back with "7.31" in the field does not want to be sent away again. */
  typed?: boolean;
  /** How many results were listed. */
  most?: number;
  /** How far the page was scrolled. */
  scroll?: number;
}

const root = document.querySelector<HTMLElement>(".search-page")!;
const asked = new URLSearchParams(location.search);
const state: State = { ...history.state };

/** Writes address and state to the history. */
function remember(change: State, address: string | URL = location.href) {
  Object.assign(state, change);
  try {
    history.replaceState(state, "", address);
  } catch {
    // Some browsers allow a page so many changes a minute: the next one writes this too.
  }
}

const box = searchBox({
  settings: JSON.parse(document.querySelector<HTMLElement>(".search-dialog")!.dataset.search!) as SearchSettings,
  enter: "focus",
  book: BOOKS.find((book) => book === asked.get("book")),
  most: state.most,
  onQuery(query, book, most) {
    const address = new URL(location.href);
    address.search = withoutTrackers(address.search);
    for (const [name, value] of Object.entries({ q: query.trim() && query, book })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    remember({ typed: true, most }, address);
  },
});
root.replaceChildren(box.element);
await box.ask(asked.get("q") ?? "", !state.typed);
// The results were not there when the browser restored the scroll.
if (state.scroll) scrollTo({ top: state.scroll, behavior: "instant" });

let resting: ReturnType<typeof setTimeout> | undefined;
const keepScroll = () => remember({ scroll: Math.round(scrollY) });
addEventListener("scroll", () => {
  clearTimeout(resting);
  resting = setTimeout(keepScroll, 200);
});
root.addEventListener("click", keepScroll);
