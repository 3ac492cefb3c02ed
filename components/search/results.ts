/** Shows an answer. Every text becomes a text node: nothing that was typed or found is read as HTML. */
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { parseId } from "../../src/rules/ids.ts";
import { missingOf, sectionsNamed } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { Piece } from "../../src/search/passage.ts";
import type { Found } from "../../src/search/rank.ts";
import type { Answer, Named } from "./answer.ts";

/** What the page hands to its search box. */
export interface SearchSettings {
  language: Language;
  base: string;
  /** The strings of content/ui.yaml under "search.". */
  strings: Record<string, string>;
}

type Child = Node | string;

function element(tag: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const marked = (pieces: readonly Piece[]): Child[] =>
  pieces.map(({ text, marked }) => (marked ? element("mark", {}, text) : text));

/** Fills {name} in a string of the interface. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What is read out after each answer. */
export function announcement({ query, named, found, more, failed }: Answer, { strings }: SearchSettings): string {
  const say = (key: string) => strings[key] ?? key;
  const count = found.length + (named.kind === "rules" ? named.ids.length : 0) + sectionsNamed(named).length;
  const counted = count === 1 ? say("one") : fill(say(more ? "first" : "results"), { count });
  const said = [
    failed ? say("failed") : "",
    ...missingOf(named).map(({ asked }) => fill(say("noRule"), { id: asked })),
    count ? counted : named.kind === "missing" || failed ? "" : fill(say("none"), { query }),
  ];
  return said.filter(Boolean).join(" ");
}

/** The list of results, and what stands before it. `ask` puts another query into the box. */
export function resultNodes(answer: Answer, settings: SearchSettings, ask: (query: string) => void): HTMLElement[] {
  const { language, base, strings } = settings;
  const { named, table, terms, found, meant } = answer;
  const say = (key: string) => strings[key] ?? key;
  const titled = new Map(table.rules.map((r) => [r.id, r]));
  const to = (path: string) => localized(base, language, path);
  const bookOf = (id: string) => terms.books[parseId(id)?.book ?? ""]?.[language] ?? "";
  const own = (text: string) => element("span", { class: "result-title", lang: language }, text);

  const entry = (href: string, id: string, ...children: Child[]) =>
    element(
      "li",
      {},
      element("a", { href }, element("span", { class: "number" }, id), ...children.flatMap((c) => [" ", c])),
    );
  const where = (text: string) => element("span", { class: "result-where", lang: language }, text);

  const byNumber = (id: string) =>
    entry(to(rulePath(id)), id, own(titled.get(id)?.[language] ?? ""), where(bookOf(id)));
  const byWords = (f: Found) =>
    entry(
      to(rulePath(f.id)),
      f.id,
      ...(f.language === language ? [] : [own(titled.get(f.id)?.[language] ?? "")]),
      element("span", { class: "result-title", lang: f.language }, ...marked(f.title)),
      where([bookOf(f.id), say(f.language)].filter(Boolean).join(" · ")),
      ...(f.passage.length
        ? [element("span", { class: "result-passage", lang: f.language }, ...marked(f.passage))]
        : []),
    );

  const nodes: HTMLElement[] = [];
  for (const { asked, nearest } of missingOf(named)) {
    if (!nearest.length) continue;
    // Of a list that is there only in part it is not plain which number these are nearest to.
    const of = named.kind === "rules" ? `${fill(say("noRule"), { id: asked })} ${say("nearest")}` : say("nearest");
    nodes.push(element("p", {}, of), element("ol", {}, ...nearest.map(byNumber)));
  }
  if (meant) {
    const button = element("button", { type: "button" }, meant);
    button.addEventListener("click", () => ask(meant));
    nodes.push(element("p", {}, `${say("similar")} `, button));
  }
  const first = named.kind === "rules" ? named.ids.map(byNumber) : [];
  for (const { id } of sectionsNamed(named)) {
    const section = table.sections.find((s) => s.id === id)!;
    first.push(entry(to(section.path), section.id, own(section[language])));
  }
  if (first.length || found.length) nodes.push(element("ol", {}, ...first, ...found.map(byWords)));
  return nodes;
}

/** Where a rule number that was typed leads, if it leads to one place only. */
export function destination({ named }: Named, { base, language }: SearchSettings): string | undefined {
  const paths = [
    ...(named.kind === "rules" ? named.ids.map(rulePath) : []),
    ...sectionsNamed(named).map((section) => section.path),
  ];
  return paths.length === 1 && !missingOf(named).length ? localized(base, language, paths[0]!) : undefined;
}
