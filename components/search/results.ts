/** Shows an answer. Every text becomes a text node: nothing that was typed or found is read as HTML. */
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { ancestors, type BookId, parseId, sectionOf, sisterId } from "../../src/rules/ids.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { fill, type Values } from "../../src/schemas/fill.ts";
import { markedName, match, type Piece } from "../../src/search/match.ts";
import { button, element } from "../browser.ts";
import { type Answer, type Found, MOST_LETTERS, type Named } from "./answer.ts";

/** What the page hands to its search box. */
export interface SearchSettings {
  language: Language;
  base: string;
  /** The strings of content/ui.yaml under "search.". */
  strings: Record<string, string>;
}

/** Gives a string of the interface, its `{name}` filled. */
export const speaker =
  ({ strings }: SearchSettings) =>
  (key: string, values: Values = {}): string =>
    fill(strings[key] ?? key, values);

/** What is read out after each answer. */
export function announcement(answer: Answer, settings: SearchSettings, book?: BookId): string {
  const { query, named, found, books, failed, meant, cut } = answer;
  const say = speaker(settings);
  const numbered = book ? 0 : named.ids.length + named.sections.length;
  const count = found.length + numbered;
  const results =
    count === 1 ? say("one") : say(found.length < (books.get(book) ?? 0) ? "first" : "results", { count });
  const said = [
    cut ? say("cut", { most: MOST_LETTERS }) : "",
    failed ? say("failed") : "",
    ...named.missing.map(({ asked }) => say("noRule", { id: asked })),
    meant && found.length ? say("corrected", { query, meant }) : "",
    count ? results : named.missing.length || failed ? "" : say("none", { query }),
  ];
  return said.filter(Boolean).join(" ");
}

/** The list of results, and what stands before and behind it; `more` lists more rules. */
export function resultNodes(answer: Answer, settings: SearchSettings, more: () => void, book?: BookId): HTMLElement[] {
  const { language, base } = settings;
  const { named, table, terms, found, near } = answer;
  const say = speaker(settings);
  const titled = new Map(table.rules.map((rule) => [rule.id, rule[language]]));
  const to = (path: string) => localized(base, language, path);
  const line = (kind: string, lang: Language, ...pieces: (string | Piece)[]) => {
    const parts = pieces.map((p) => (typeof p === "string" ? p : p.marked ? element("mark", {}, p.text) : p.text));
    return element("span", { class: `result-${kind}`, lang }, ...parts);
  };
  const item = (href: string, id: string, ...lines: HTMLElement[]) => {
    const parts = [element("span", { class: "number" }, id), ...lines].flatMap((part) => [part, " "]);
    return element("li", {}, element("a", { href }, ...parts));
  };
  const title = (id: string) => line("title", language, titled.get(id) ?? "");
  /** Book › section › the rules that it stands under. */
  const where = (id: string) => {
    const section = table.sections.find((s) => s.id === sectionOf(id));
    const parents = table.rules.filter((rule) => ancestors(id).includes(rule.id));
    const names = [...(section ? [section] : []), ...parents].map((named) => `${named.id} ${named[language]}`);
    const steps = [terms.books[parseId(id)?.book ?? ""]?.[language] ?? "", ...names];
    return line("where", language, steps.filter(Boolean).join(" › "));
  };
  const byNumber = (id: string) => item(to(rulePath(id)), id, title(id), where(id));

  const byWords = ({ id, language: its, by, ideas, passage }: Found, at: number) => {
    const own = table.rules.find((rule) => rule.id === id)![its];
    const name = markedName(own, [...ideas, ...by.flatMap((word) => word ?? [])].filter(Boolean));
    const synonyms = by.flatMap((word, i) => {
      if (word === "") return say("why.defines", { typed: ideas[i]! });
      // An inflection needs no word of explanation.
      return word && !match(word, ideas[i]!) && !match(ideas[i]!, word) ? `${ideas[i]} → ${word}` : [];
    });
    const sister = sisterId(id, {});
    const why = [
      its === language ? "" : say(its),
      ...synonyms,
      name.some(({ marked }) => marked) ? say("why.title") : "",
      sister && found.slice(0, at).some((f) => f.id === sister) ? say("why.parallel", { to: sister }) : "",
    ];
    const lines = [...(its === language ? [] : [title(id)]), line("title", its, ...name), where(id)];
    if (passage.length) lines.push(line("passage", its, ...passage));
    return item(to(rulePath(id)), id, ...lines, line("why", language, why.filter(Boolean).join(" · ")));
  };

  const nodes: HTMLElement[] = [];
  for (const { asked, nearest } of named.missing.filter((m) => m.nearest.length)) {
    // Of a list that is there only in part it is not plain which number these are nearest to.
    const of = named.ids.length + named.sections.length ? `${say("noRule", { id: asked })} ` : "";
    nodes.push(element("p", {}, of + say("nearest")), element("ol", {}, ...nearest.map(byNumber)));
  }
  if (near.length) {
    const links = near.map((term) => element("a", { href: `${to("search/")}?q=${encodeURIComponent(term)}` }, term));
    const list = element("ul", { class: "search-near" }, ...links.map((link) => element("li", {}, link)));
    nodes.push(element("p", {}, say("near")), list);
  }
  const numbers = named.ids.filter((id) => !book || parseId(id)?.book === book);
  const sections = (book ? [] : named.sections).map(({ id, path }) =>
    item(to(path), id, line("title", language, table.sections.find((s) => s.id === id)![language])),
  );
  const items = [...numbers.map(byNumber), ...sections, ...found.map(byWords)];
  if (items.length) nodes.push(element("ol", {}, ...items));
  if (found.length < (answer.books.get(book) ?? 0)) {
    nodes.push(element("p", {}, button(say("more"), more)));
  }
  return nodes;
}

/** The books, as the address of the search page names them. */
export const BOOKS = ["asl", "sl", "italian"] as const satisfies readonly BookId[];

/** Buttons that keep the list to one book, with the number of rules in each; none where all stand in one book. */
export function bookButtons(
  { books, terms }: Answer,
  settings: SearchSettings,
  chosen: BookId | undefined,
  choose: (book: BookId | undefined) => void,
): HTMLElement[] {
  const say = speaker(settings);
  const held = BOOKS.filter((book) => books.has(book) || book === chosen);
  if (held.length < 2 && !chosen) return [];
  const choice = (book: BookId | undefined, name: string) =>
    button(`${name} (${books.get(book) ?? 0})`, () => choose(book), { "aria-pressed": String(book === chosen) });
  const buttons = held.map((book) => choice(book, terms.books[book]?.[settings.language] ?? book));
  const all = choice(undefined, say("allBooks"));
  return [element("div", { class: "search-books", role: "group", "aria-label": say("books") }, all, ...buttons)];
}

/** Where a rule number that was typed leads, if it leads to one place only: D6 is a section, and an overlay with a rule of its own. */
export function destination({ named, table }: Named, { base, language }: SearchSettings): string | undefined {
  const alsoNamed = named.sections.some(({ id }) => table.rules.some((rule) => match(rule.en, id) === 1));
  const [path, ...others] = [...named.ids.map(rulePath), ...named.sections.map((s) => s.path)];
  if (!path || others.length || alsoNamed || named.missing.length) return undefined;
  return localized(base, language, path);
}
