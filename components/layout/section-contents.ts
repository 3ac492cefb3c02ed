/** Shows the table of contents of a section on the page of one of its rules. Loaded on first use. */
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { ancestors, sectionOf } from "../../src/rules/ids.ts";
import type { IdTable } from "../../src/schemas/id-table.ts";
import { button, element } from "./browser.ts";
import { PAGE } from "./load-strings.ts";

/**
 * Replaces the link to the section with a button that opens the list of the section's rules, and opens the list. The
 * link's hash is the id of this page's rule.
 * @throws if ids.json cannot be fetched
 */
export async function openContents(link: HTMLAnchorElement): Promise<void> {
  const { language, base } = PAGE;
  const own = decodeURIComponent(link.hash.slice(1));
  const { rules } = (await (await fetch(`${base}ids.json`)).json()) as IdTable;
  const listed = rules.filter(({ id }) => sectionOf(id) === sectionOf(own));
  const ids = new Set(listed.map(({ id }) => id));
  const items = listed.map((rule) => {
    const a = element("a", { href: localized(base, language, rulePath(rule.id)) });
    a.append(element("span", { class: "number" }, rule.id), ` ${rule[language]}`);
    if (rule.id === own) {
      a.ariaCurrent = "page";
      a.autofocus = true;
    }
    const depth = ancestors(rule.id).filter((id) => ids.has(id)).length;
    return element("li", { "data-depth": String(depth) }, a);
  });
  const label = link.textContent;
  const list = element(
    "nav",
    { class: "contents", id: "contents", popover: "", "aria-label": label },
    element("ol", {}, ...items),
  );
  const opener = button("", () => {}, { class: link.className, popovertarget: list.id });
  opener.append(...link.childNodes);
  document.querySelector("main")!.append(list);
  link.replaceWith(opener);
  opener.focus();
  opener.click();
}
