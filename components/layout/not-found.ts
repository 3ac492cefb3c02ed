/** Reads the address that led nowhere: goes to the rule that it means, or names the nearest. */
import { rulePath } from "../../src/rules/addresses.ts";
import { type IdTable, lookUp } from "../../src/rules/lookup.ts";

const base = import.meta.env.BASE_URL.replace(/\/?$/, "/");
const path = decodeURIComponent(location.pathname).slice(base.length);
const japanese = /^ja(?:\/|$)/.test(path);
const language = japanese ? "ja" : "en";
const home = base + (japanese ? "ja/" : "");

document.documentElement.lang = language;
for (const section of document.querySelectorAll<HTMLElement>(".not-found")) {
  section.hidden = section.dataset.language !== language;
}

/** The part of the address that may be a rule number: after /r/, or the only part there is. */
const asked = path
  .replace(/^ja\//, "")
  .replace(/^r\//i, "")
  .replace(/\/(?:index\.html)?$/, "");

if (asked && !asked.includes("/")) {
  const table = (await (await fetch(`${base}ids.json`)).json()) as IdTable;
  const found = lookUp(asked, table);
  if (found.kind === "rules") location.replace(home + rulePath(found.ids[0]!) + location.search + location.hash);
  else if (found.kind === "section") location.replace(home + found.path + location.search + location.hash);
  else if (found.kind === "missing") {
    const section = document.querySelector<HTMLElement>(`.not-found[data-language="${language}"]`)!;
    section.querySelector(".lead")!.textContent = section.dataset.noRule!.replace("{id}", found.asked);
    if (found.nearest.length) {
      const list = section.querySelector("ul")!;
      const heading = document.createElement("p");
      heading.textContent = section.dataset.nearest!;
      list.before(heading);
      list.replaceChildren(
        ...found.nearest.map((id) => {
          const rule = table.rules.find((r) => r.id === id)!;
          const item = document.createElement("li");
          const a = document.createElement("a");
          a.href = home + rulePath(id);
          a.textContent = `${id} ${rule[language]}`;
          item.append(a);
          return item;
        }),
      );
    }
  }
}
