/** Shows an answer. Every text becomes a text node: nothing that was typed or found is read as HTML. */
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { ancestors, type BookId, parseId, sectionOf } from "../../src/rules/ids.ts";
import { missingOf, rulesNamed, sectionsNamed } from "../../src/rules/lookup.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { fold } from "../../src/search/fold.ts";
import type { Piece } from "../../src/search/passage.ts";
import { wordsOf } from "../../src/search/query.ts";
import type { Found, Reason } from "../../src/search/rank.ts";
import { type Answer, MOST_LETTERS, type Named } from "./answer.ts";

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
export function announcement(
  { query, named, found, more, failed, meant, cut }: Answer,
  { strings }: SearchSettings,
  book?: BookId,
): string {
  const say = (key: string) => strings[key] ?? key;
  const numbered = rulesNamed(named).length + sectionsNamed(named).length;
  const count = found.length + (book ? 0 : numbered);
  const counted = count === 1 ? say("one") : fill(say(more ? "first" : "results"), { count });
  const said = [
    cut ? fill(say("cut"), { most: MOST_LETTERS }) : "",
    failed ? say("failed") : "",
    ...missingOf(named).map(({ asked }) => fill(say("noRule"), { id: asked })),
    meant && found.length ? fill(say("corrected"), { query, meant }) : "",
    count ? counted : named.kind === "missing" || failed ? "" : fill(say("none"), { query }),
  ];
  return said.filter(Boolean).join(" ");
}

/** What the list of results can ask of its box. */
export interface Asking {
  /** Puts another query into the box. */
  ask(query: string): void;
  /** Lists more rules. */
  more(): void;
}

/** The list of results, and what stands before it. */
export function resultNodes(answer: Answer, settings: SearchSettings, asking: Asking, book?: BookId): HTMLElement[] {
  const { language, base, strings } = settings;
  const { named, table, terms, found, more, near } = answer;
  const say = (key: string) => strings[key] ?? key;
  const titled = new Map(table.rules.map((r) => [r.id, r]));
  const to = (path: string) => localized(base, language, path);
  const own = (text: string) => element("span", { class: "result-title", lang: language }, text);

  const entry = (href: string, id: string, ...children: Child[]) =>
    element(
      "li",
      {},
      element("a", { href }, element("span", { class: "number" }, id), ...children.flatMap((c) => [" ", c])),
    );
  const where = (...steps: string[]) =>
    element("span", { class: "result-where", lang: language }, steps.filter(Boolean).join(" › "));
  /** Book › section › the rules that it stands under. */
  const trail = (id: string): string[] => {
    const section = table.sections.find((s) => s.id === sectionOf(id));
    const parents = ancestors(id)
      .reverse()
      .flatMap((a) => titled.get(a) ?? []);
    return [
      terms.books[parseId(id)?.book ?? ""]?.[language] ?? "",
      section ? `${section.id} ${section[language]}` : "",
      ...parents.map((p) => `${p.id} ${p[language]}`),
    ];
  };
  const reason = (why: Reason) => {
    if (why.kind === "synonym") return `${why.typed} → ${why.found}`;
    if (why.kind === "defines") return fill(say("why.defines"), { typed: why.typed });
    if (why.kind === "parallel") return fill(say("why.parallel"), { to: why.to });
    return say(`why.${why.kind}`);
  };

  const byNumber = (id: string) =>
    entry(to(rulePath(id)), id, own(titled.get(id)?.[language] ?? ""), where(...trail(id)));
  const byWords = (f: Found) =>
    entry(
      to(rulePath(f.id)),
      f.id,
      ...(f.language === language ? [] : [own(titled.get(f.id)?.[language] ?? "")]),
      element("span", { class: "result-title", lang: f.language }, ...marked(f.title)),
      where(...trail(f.id)),
      ...(f.passage.length
        ? [element("span", { class: "result-passage", lang: f.language }, ...marked(f.passage))]
        : []),
      element(
        "span",
        { class: "result-why", lang: language },
        [...(f.language === language ? [] : [say(f.language)]), ...f.why.map(reason)].join(" · "),
      ),
    );

  const nodes: HTMLElement[] = [];
  for (const { asked, nearest } of missingOf(named)) {
    if (!nearest.length) continue;
    // Of a list that is there only in part it is not plain which number these are nearest to.
    const of = named.kind === "rules" ? `${fill(say("noRule"), { id: asked })} ${say("nearest")}` : say("nearest");
    nodes.push(element("p", {}, of), element("ol", {}, ...nearest.map(byNumber)));
  }
  if (near.length) {
    const links = near.map((term) => {
      const link = element("a", { href: `${to("search/")}?q=${encodeURIComponent(term)}` }, term);
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // Neither the dialog nor the page shall take it for the link of a result.
        event.stopPropagation();
        asking.ask(term);
      });
      return element("li", {}, link);
    });
    nodes.push(element("p", {}, say("near")), element("ul", { class: "search-near" }, ...links));
  }
  const inBook = (id: string) => !book || parseId(id)?.book === book;
  const first = rulesNamed(named).filter(inBook).map(byNumber);
  for (const { id } of book ? [] : sectionsNamed(named)) {
    const section = table.sections.find((s) => s.id === id)!;
    first.push(entry(to(section.path), section.id, own(section[language])));
  }
  if (first.length || found.length) nodes.push(element("ol", {}, ...first, ...found.map(byWords)));
  if (more) {
    const button = element("button", { type: "button" }, say("more"));
    button.addEventListener("click", () => asking.more());
    nodes.push(element("p", {}, button));
  }
  return nodes;
}

/** The books, as the address of the search page names them. */
export const BOOKS = ["asl", "sl", "italian"] as const satisfies readonly BookId[];

/**
 * Buttons that keep the list to one book, with the number of rules in each; none where all stand in one book.
 *
 * @param all the answer for all books, whose numbers the buttons show
 */
export function bookButtons(
  all: Answer,
  settings: SearchSettings,
  chosen: BookId | undefined,
  choose: (book: BookId | undefined) => void,
): HTMLElement | undefined {
  const say = (key: string) => settings.strings[key] ?? key;
  const held = BOOKS.filter((book) => all.books[book] || book === chosen);
  if (held.length < 2 && !chosen) return undefined;
  // Where only the best of many are listed there may be more of each.
  const button = (book: BookId | undefined, name: string, count: number) => {
    const shown = `${name} (${count}${all.more ? "+" : ""})`;
    const made = element("button", { type: "button", "aria-pressed": String(book === chosen) }, shown);
    made.addEventListener("click", () => choose(book));
    return made;
  };
  return element(
    "div",
    { class: "search-books", role: "group", "aria-label": say("books") },
    button(undefined, say("allBooks"), all.found.length),
    ...held.map((book) => button(book, all.terms.books[book]?.[settings.language] ?? book, all.books[book] ?? 0)),
  );
}

/** Where a rule number that was typed leads, if it leads to one place only: D6 is a section, and an overlay with a rule of its own. */
export function destination({ named, table }: Named, { base, language }: SearchSettings): string | undefined {
  const sections = sectionsNamed(named);
  const alsoNamed = sections.some(({ id }) => table.rules.some((rule) => wordsOf(fold(rule.en)).includes(fold(id))));
  const paths = [...rulesNamed(named).map(rulePath), ...sections.map((s) => s.path)];
  return paths.length === 1 && !alsoNamed && !missingOf(named).length
    ? localized(base, language, paths[0]!)
    : undefined;
}
