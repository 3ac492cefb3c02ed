/** Interprets an unknown URL: redirects to the rule or page that is meant, or lists the nearest rules. */

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

// Hosts return the English page for every unknown URL. For a URL below /ja/ this script opens the Japanese page with
// the original URL in its hash. The script of the Japanese page restores the URL.
const told = location.hash.slice(1);
if (location.pathname.replace(/\/?$/, "/") === `${home}404/` && told.startsWith(home))
  history.replaceState(null, "", told);
const path = decoded(location.pathname.slice(base.length));
const inLanguage = path.replace(/^ja(?:\/|$)/i, "");
const elsewhere = language === "en" && inLanguage !== path;

/** The query and hash, which a redirect keeps. */
const rest = withoutTrackers(location.search) + location.hash;
if (elsewhere) {
  const own = location.pathname.slice(base.length).replace(/^ja\/?/i, "");
  location.replace(`${localized(base, "ja", "404/")}#${localized(base, "ja", own)}${rest}`);
}

/** The part of the path that may be a rule number: the part after /r/, or the whole path if it has only one part. */
const asked = inLanguage.replace(/^r\//i, "").replace(/\/(?:index\.html)?$/, "");
const mayBeNumber = asked !== "" && (/^r\//i.test(inLanguage) || !withoutTrailingText(asked).includes("/"));

/**
 * The table of rule numbers. Undefined if the path cannot be a number, or if the fetch fails; in these cases the page
 * lists the sections.
 */
const table =
  mayBeNumber && !elsewhere
    ? await fetch(`${base}ids.json`)
        .then((answer) => answer.json() as Promise<IdTable>)
        .catch(() => undefined)
    : undefined;
const go = (to: string) => location.replace(home + to + rest);

/** Returns the page's path if the URL is wrong only in case or by trailing punctuation; undefined if no page exists. */
async function pageMeant(): Promise<string | undefined> {
  // After r/ only the id of a rule is valid. The rest of such a path must not be read as the path of another page.
  if (/^r\//i.test(inLanguage)) return undefined;
  const own = withoutTrailingText(inLanguage).toLowerCase();
  const page = /\.[a-z]+$/.test(own) || !own ? own : `${own}/`;
  if (page === inLanguage || `${inLanguage}/` === page) return undefined;
  return fetch(home + page).then(
    ({ ok }) => (ok ? page : undefined),
    () => undefined,
  );
}

/** Lists the rules and sections that the URL may mean, and the rules nearest to numbers that do not exist. */
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
  // Redirects only if all results have the same number. A number without a chapter (12.32) is a rule in each of two
  // books, and leads to the rule of the first book.
  const one = new Set([...ids, ...sections.map((s) => s.id)].map(withoutChapter)).size === 1;
  if (one && !missing.length) go(ids[0] ? rulePath(ids[0]) : sections[0]!.path);
  else offer(found, table!);
} else if (!elsewhere) {
  const page = await pageMeant();
  if (page !== undefined) go(page);
}
