/** The search page: the query stands in the address, and an address that names one rule leads to it. */
import { withoutTrackers } from "../../src/rules/trackers.ts";
import { BOOKS, type SearchSettings } from "./results.ts";
import { searchBox } from "./search-box.ts";

const root = document.querySelector<HTMLElement>(".search-page")!;
const asked = new URLSearchParams(location.search);

const box = searchBox({
  settings: JSON.parse(document.querySelector<HTMLElement>(".search-dialog")!.dataset.search!) as SearchSettings,
  enter: "focus",
  book: BOOKS.find((book) => book === asked.get("book")),
  onQuery(query, book) {
    const address = new URL(location.href);
    address.search = withoutTrackers(address.search);
    for (const [name, value] of Object.entries({ q: query.trim() && query, book })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    // Marked as typed: who comes back here with "7.31" in the field does not want to be sent away again.
    try {
      history.replaceState({ typed: true }, "", address);
    } catch {
      // Some browsers allow a page so many changes a minute: the address follows with a later letter.
    }
  },
});
root.prepend(box.element);
await box.ask(asked.get("q") ?? "", (history.state as { typed?: boolean } | null)?.typed !== true);
