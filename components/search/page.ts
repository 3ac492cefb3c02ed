/** The search page: the query stands in the address, and an address that names one rule leads to it. */

import { nameQuery } from "./answer.ts";
import { destination, type SearchSettings } from "./results.ts";
import { searchBox } from "./search-box.ts";
import { sources } from "./sources.ts";

const root = document.querySelector<HTMLElement>(".search-page")!;
const settings = JSON.parse(root.dataset.search!) as SearchSettings;
const from = sources(settings.base);

const box = searchBox({
  settings,
  from,
  enter: "focus",
  onQuery(query) {
    const address = new URL(location.href);
    if (query.trim()) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    // Marked as typed: who comes back here with "7.31" in the field does not want to be sent away again.
    history.replaceState({ typed: true }, "", address);
  },
});
root.prepend(box.element);

const query = new URLSearchParams(location.search).get("q") ?? "";
const typed = (history.state as { typed?: boolean } | null)?.typed === true;
const straight = query && !typed ? destination(await nameQuery(query, from), settings) : undefined;
if (straight) location.replace(straight);
else {
  box.input.focus();
  if (query) await box.ask(query);
}
