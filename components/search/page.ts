/** The search page: the query stands in the address, and an address that names one rule leads to it. */

import { nameQuery } from "./answer.ts";
import { BOOKS, destination, type SearchSettings } from "./results.ts";
import { searchBox } from "./search-box.ts";
import { sources } from "./sources.ts";

const root = document.querySelector<HTMLElement>(".search-page")!;
const settings = JSON.parse(root.dataset.search!) as SearchSettings;
const from = sources(settings.base);
const asked = new URLSearchParams(location.search);

const box = searchBox({
  settings,
  from,
  enter: "focus",
  book: BOOKS.find((book) => book === asked.get("book")),
  onQuery(query, book) {
    const address = new URL(location.href);
    if (book) address.searchParams.set("book", book);
    else address.searchParams.delete("book");
    if (query.trim()) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    // Marked as typed: who comes back here with "7.31" in the field does not want to be sent away again.
    try {
      history.replaceState({ typed: true }, "", address);
    } catch {
      // Some browsers allow a page so many changes a minute: the address follows with a later letter.
    }
  },
});
root.prepend(box.element);

const query = asked.get("q") ?? "";
const typed = (history.state as { typed?: boolean } | null)?.typed === true;
const straight = query && !typed ? destination(await nameQuery(query, settings.language, from), settings) : undefined;
if (straight) location.replace(straight);
else {
  box.input.focus();
  if (query) await box.ask(query);
}
