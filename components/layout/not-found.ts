/** Handles an unknown URL: redirects to the rule or page that was meant, or lists the nearest rules. */

import { decoded, localized, rulePath, withoutTrailingText } from "../../src/rules/addresses.ts";
import { withoutChapter } from "../../src/rules/ids.ts";
import { hasNoRuleNumber, type Lookup, lookUp } from "../../src/rules/lookup.ts";
import { withoutTrackers } from "../../src/rules/trackers.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import { element } from "./browser.ts";

const base = import.meta.env.BASE_URL;
const { lang: language } = document.documentElement as { lang: Language };
const home = localized(base, language, "");

// Hosts return the English page for every unknown URL. Below /ja/, this script opens the Japanese 404 page with the
// original URL in its hash. That page then restores the original URL.
const told = location.hash.slice(1);
if (location.pathname.replace(/\/?$/, "/") === `${home}404/` && told.startsWith(home))
  history.replaceState(null, "", told);
const path = decoded(location.pathname.slice(base.length));
const inLanguage = path.replace(/^ja(?:\/|$)/i, "");
const elsewhere = language === "en" && inLanguage !== path;

/** The query string (without trackers) and the hash. A redirect keeps them. */
const rest = withoutTrackers(location.search) + location.hash;
if (elsewhere) {
  const own = location.pathname.slice(base.length).replace(/^ja\/?/i, "");
  location.replace(`${localized(base, "ja", "404/")}#${localized(base, "ja", own)}${rest}`);
}

/** The text that may be a rule number: "d7.31" in "/r/d7.31/" and in "/d7.31/". */
const asked = inLanguage.replace(/^r\//i, "").replace(/\/(?:index\.html)?$/, "");
const mayBeNumber = asked !== "" && (/^r\//i.test(inLanguage) || !withoutTrailingText(asked).includes("/"));

/**
 * The table of rule numbers. Undefined if the path cannot be a rule number or the fetch fails. If undefined, the
 * page lists all sections.
 */
const table =
  mayBeNumber && !elsewhere
    ? await fetch(`${base}ids.json`)
        .then((answer) => answer.json() as Promise<IdTable>)
        .catch(() => undefined)
    : undefined;
const go = (to: string) => location.replace(home + to + rest);

/**
 * Returns the path of a page that differs from the URL only in case or trailing punctuation; undefined if there is
 * none.
 */
async function pageMeant(): Promise<string | undefined> {
  // A path below r/ can only be a rule number. It is not tried as the path of another page.
  if (/^r\//i.test(inLanguage)) return undefined;
  const own = withoutTrailingText(inLanguage).toLowerCase();
  const page = /\.[a-z]+$/.test(own) || !own ? own : `${own}/`;
  if (page === inLanguage || `${inLanguage}/` === page) return undefined;
  return fetch(home + page).then(
    ({ ok }) => (ok ? page : undefined),
    () => undefined,
  );
}

/** Lists the rules and sections that the URL may mean. For numbers that do not exist, lists the nearest rules. */
function offer({ ids, sections, missing }: Lookup, table: IdTable): void {
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

const whole = table && lookUp(asked, table);
const found = whole && hasNoRuleNumber(whole) ? lookUp(withoutTrailingText(asked), table!) : whole;
if (found && !hasNoRuleNumber(found)) {
  const { ids, sections, missing } = found;
  // Redirects if all results have the same number, apart from the chapter. For 12.32, which is a rule in two books, the
  // first book is chosen.
  const one = new Set([...ids, ...sections.map((s) => s.id)].map(withoutChapter)).size === 1;
  if (one && !missing.length) go(ids[0] ? rulePath(ids[0]) : sections[0]!.path);
  else offer(found, table!);
} else if (!elsewhere) {
  const page = await pageMeant();
  if (page !== undefined) go(page);
}
