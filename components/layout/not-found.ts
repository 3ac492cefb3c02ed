/** Reads the unknown address: goes to the rule that it means, or names the nearest rules. */

import { localized, rulePath } from "../../src/rules/addresses.ts";
import { withoutChapter } from "../../src/rules/ids.ts";
import { isWords, lookUp } from "../../src/rules/lookup.ts";
import { withoutTrackers } from "../../src/rules/trackers.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import { element } from "../browser.ts";

const base = import.meta.env.BASE_URL;
const { lang: language } = document.documentElement as { lang: Language };
const home = localized(base, language, "");

// Hosts answer every unknown address with the English page. For one below /ja/ the Japanese page is opened, which is told the
// address and shows it as its own.
const told = location.hash.slice(1);
if (location.pathname.replace(/\/?$/, "/") === `${home}404/` && told.startsWith(home))
  history.replaceState(null, "", told);
/** The decoded address below the base path, or the address as it is where it cannot be decoded. */
function pathHere(): string {
  const path = location.pathname.slice(base.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
const path = pathHere();
const elsewhere = language === "en" && /^ja(?:\/|$)/.test(path);

/** What follows the path when the reader is led on. */
const rest = withoutTrackers(location.search) + location.hash;
if (elsewhere) location.replace(`${localized(base, "ja", "404/")}#${location.pathname}${rest}`);

/** The part of the address that may be a rule number: after /r/, or the only part there is. */
const asked = path
  .replace(/^ja\//, "")
  .replace(/^r\//i, "")
  .replace(/\/(?:index\.html)?$/, "");

/** The table of rule numbers; undefined where the address can be no number or the network is gone: the page offers the sections. */
const table =
  asked && !elsewhere && !asked.includes("/")
    ? await fetch(`${base}ids.json`)
        .then((answer) => answer.json() as Promise<IdTable>)
        .catch(() => undefined)
    : undefined;

if (table) {
  const found = lookUp(asked, table);
  const go = (to: string) => location.replace(home + to + rest);
  const { ids, sections, missing } = found;
  // A bare number is that of one rule in two books, and leads to the first; a list leads to no single place.
  const one = new Set([...ids, ...sections.map((s) => s.id)].map(withoutChapter)).size === 1;
  if (one && !missing.length) go(ids[0] ? rulePath(ids[0]) : sections[0]!.path);
  else if (!isWords(found)) {
    const section = document.querySelector<HTMLElement>(".not-found")!;
    const titles = new Map([...table.rules, ...table.sections].map((titled) => [titled.id, titled[language]]));
    const entry = (id: string, to = rulePath(id)) =>
      element("li", {}, element("a", { href: home + to }, `${id} ${titles.get(id)}`));
    const named = [...ids.map((id) => entry(id)), ...sections.map(({ id, path }) => entry(id, path))];
    const nearest = missing.flatMap((m) => m.nearest);
    const noRule = missing.map((m) => section.dataset.noRule!.replace("{id}", m.asked)).join(" ");
    const said = named.length ? section.dataset.several! : "";
    section.querySelector(".lead")!.textContent = [noRule, said].filter(Boolean).join(" ");
    const list = section.querySelector("ul")!;
    if (named.length) list.before(element("ul", {}, ...named));
    if (nearest.length) {
      list.before(element("p", {}, section.dataset.nearest!));
      list.replaceChildren(...nearest.map((id) => entry(id)));
    } else if (named.length) list.remove();
  }
}
