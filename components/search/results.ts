/**
 * Renders the answer to a query. Creates text nodes for all texts, so that nothing typed or found is parsed as HTML.
 */
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { ancestors, bookOf, parallelId, sectionOf } from "../../src/rules/ids.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { BOOK_IDS } from "../../src/schemas/chapters.ts";
import { fill, type Values } from "../../src/schemas/fill.ts";
import type { FieldInWords } from "../../src/schemas/search-words.ts";
import { markedName, match, type Piece } from "../../src/search/match.ts";
import { isJapanese } from "../../src/search/words.ts";
import { button, element } from "../layout/browser.ts";
import { type Answer, type Found, MOST_LETTERS, type Named, numbersOf, SHELVES, type Shelf } from "./answer.ts";
import { chosenBook } from "./chosen-book.ts";

/** The settings of the search box. */
export interface SearchSettings {
  language: Language;
  base: string;
  /** The UI texts whose keys begin with "search.", without that prefix. */
  strings: Record<string, string>;
}

/** Creates a function that returns a UI text by its key and fills in its `{name}` placeholders. */
export function speaker({ strings }: SearchSettings) {
  return (key: string, values: Values = {}): string => fill(strings[key] ?? key, values);
}

/** Returns whether nothing was found: neither a result nor a similar rule number. False if a file failed to load. */
export const isEmpty = ({ counts, failed, named }: Answer): boolean =>
  !counts.get(undefined) && !failed && !named.missing.some(({ nearest }) => nearest.length);

/** Returns the links shown if nothing was found: to the books, the glossary and the calculators. */
export function helpNode({ terms }: Answer, settings: SearchSettings): HTMLElement {
  const { base, language } = settings;
  const say = speaker(settings);
  const books = BOOK_IDS.map((book) => [`${book}/`, terms.books[book]?.[language] ?? book] as const);
  const places = [...books, ["glossary/", say("kind.glossary")], ["tools/", say("calculators")]] as const;
  const links = places.map(([path, name]) => element("a", { href: localized(base, language, path) }, name));
  return element("ul", { class: "search-help cluster" }, ...links.map((link) => element("li", {}, link)));
}

/** Returns the status text for an answer, which screen readers announce. */
export function announcement(answer: Answer, settings: SearchSettings, shelf?: Shelf): string {
  const { query, named, counts, failed, unknown, meant, cut } = answer;
  const say = speaker(settings);
  const count = counts.get(shelf) ?? 0;
  const all = counts.get(undefined) ?? 0;
  const none = named.missing.length || failed ? "" : say("none", { query });
  const sentences = [
    cut ? say("cut", { most: MOST_LETTERS }) : "",
    failed ? say("failed") : "",
    ...named.missing.map(({ asked }) => say("noRule", { id: asked })),
    unknown.length && count ? say("unknown", { words: unknown.join(say("why.comma")) }) : "",
    meant ? say("corrected", { meant }) : "",
    count ? say(count === 1 ? "one" : "results", { count }) : all ? say("elsewhere", { all }) : none,
    isEmpty(answer) ? say("help") : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/**
 * Adds the chosen book to a calculator's query. A query without a book means Squad Leader, as in links from Khamsin
 * 0.9.0.
 */
const withChosenBook = (query: string): string =>
  query && !/[?&]book=/.test(query) ? `${query}&book=${chosenBook()}` : query;

/**
 * Returns the list of results. If a typed rule number does not exist, similar rules come first. `more` is called by the
 * button that lists more results.
 */
export function resultNodes(answer: Answer, settings: SearchSettings, more: () => void, shelf?: Shelf): HTMLElement[] {
  const { language, base } = settings;
  const { named, table, terms, found } = answer;
  const say = speaker(settings);
  const titled = new Map([...table.rules, ...table.sections].map((rule) => [rule.id, rule[language]]));
  const to = (path: string) => localized(base, language, path);
  const line = (kind: string, lang: Language, ...pieces: (Node | string | Piece)[]) => {
    const parts = pieces.map((p) =>
      typeof p === "string" || p instanceof Node ? p : p.marked ? element("mark", {}, p.text) : p.text,
    );
    return element("span", { class: `result-${kind}`, lang }, ...parts);
  };
  /** Returns what follows the number of a D-rule for a player of ASL: " (SL) · ASL: F7.31". */
  const inBooks = (id: string) => {
    if (!id.startsWith("D")) return [];
    const parallel = parallelId(id, terms.parallels);
    const text = say("bookSl") + (parallel && titled.has(parallel) ? say("bookAsl", { id: parallel }) : "");
    return [element("span", { class: "in-asl" }, text)];
  };
  /**
   * Returns one result of the list. The link contains only number and title, because screen readers read all text in a
   * link as its name.
   */
  const item = (href: string, id: string, title: HTMLElement, ...lines: HTMLElement[]) => {
    const link = element("a", { href }, element("span", { class: "number" }, id, ...inBooks(id)), " ", title);
    return element("li", {}, link, ...lines.flatMap((part) => [" ", part]));
  };
  const title = (id: string) => line("title", language, titled.get(id) ?? "");
  /** Returns the breadcrumb of a rule: book › section › parent rules. */
  const where = (id: string) => {
    const section = table.sections.find((s) => s.id === sectionOf(id));
    const parents = table.rules.filter((rule) => ancestors(id).includes(rule.id));
    const names = [...(section ? [section] : []), ...parents].map((named) => `${named.id} ${named[language]}`);
    const book = terms.books[bookOf(sectionOf(id) ?? id) ?? ""]?.[language];
    return line("where", language, [book ?? "", ...names].filter(Boolean).join(" › "));
  };
  const pathOf = (id: string) => table.sections.find((s) => s.id === id)?.path ?? rulePath(id);
  const byNumber = (id: string) => item(to(pathOf(id)), id, title(id), where(id));

  const byWords = (
    { id, kind, title: own, language: its, by, ideas, passage, namedValues, headline, answers }: Found,
    at: number,
  ) => {
    const name = markedName(own, [...ideas, ...by.flatMap((word) => word ?? [])]);
    // Returns whether to explain a match: the word found is not merely another inflection of the typed word.
    const isOther = (word: string | undefined, typed: string) => word && !match(word, typed) && !match(typed, word);
    const synonyms = ideas.flatMap((typed, i) =>
      isOther(by[i], typed) ? [[element("span", { lang: its }, `${typed} → ${by[i]}`)]] : [],
    );
    const parallel = parallelId(id, terms.parallels);
    const listed = (words: readonly string[]) => words.join(say("why.comma"));
    const values = (pairs: readonly FieldInWords[]) =>
      listed(pairs.map(([label, value]) => say("why.value", { label, value })));
    /**
     * Returns the UI text of `key` with words of the query in place of `{words}`, marked with their language. Returns
     * an empty array if there are no words.
     */
    const quoting = (key: string, words: readonly string[] = []) => {
      if (!words.length) return [];
      const [before = "", after = ""] = say(key).split("{words}");
      const lang = words.some(isJapanese) ? "ja" : "en";
      return [[before, element("span", { lang }, listed(words)), after]];
    };
    const why: (Node | string)[][] = [
      ...quoting("why.filledIn", namedValues?.query ? namedValues.words : []),
      // `left`: words because of which the calculator shows no result. `unneeded`: words that do not change its result.
      ...quoting("why.left", namedValues?.isEnough && answers ? namedValues.left : []),
      ...quoting("why.unneeded", headline && namedValues?.unneeded),
      ...(its === language ? [] : [[say(its)]]),
      ...synonyms,
      ...(parallel && found.slice(0, at).some((f) => f.id === parallel)
        ? [[say("why.parallel", { to: parallel })]]
        : []),
    ];
    // For rules and sections `id` is the number, for other pages the path.
    const isPage = kind && kind !== "section";
    const lines: [HTMLElement, ...HTMLElement[]] = [
      line("title", its, ...name),
      isPage ? line("where", language, say(`kind.${kind}`)) : where(id),
    ];
    if (its !== language && !isPage) lines.unshift(title(id));
    // The calculator's result is in the user's language, even if the query is in the other language.
    if (headline) {
      lines.push(line("answer", language, headline.roll), line("odds", language, headline.odds ?? ""));
      for (const answer of headline.more) lines.push(line("more", language, answer));
      lines.push(line("book", language, headline.book));
      const { stated, assumed } = headline;
      const taken = [
        stated.length ? say("taken", { values: values(stated) }) : "",
        assumed.length ? say("assumed", { values: values(assumed) }) : "",
      ];
      lines.push(line("taken", language, taken.filter(Boolean).join("\u00a0· ")));
    }
    if (passage) {
      if (passage.isNote) lines.push(line("note", language, say("note")));
      lines.push(line("passage", its, ...passage.pieces));
    }
    lines.push(line("why", language, ...why.flatMap((reason, i) => (i ? ["\u00a0· ", ...reason] : reason))));
    return isPage
      ? item(to(id) + (headline?.query ?? withChosenBook(namedValues?.query ?? "")), "", ...lines)
      : item(to(pathOf(id)), id, ...lines);
  };

  const nodes: HTMLElement[] = [];
  for (const { asked, nearest } of named.missing.filter((m) => m.nearest.length)) {
    // If the query also has known numbers, says which number is unknown.
    const of = named.ids.length + named.sections.length ? `${say("noRule", { id: asked })} ` : "";
    nodes.push(element("p", {}, of + say("nearest")), element("ol", {}, ...nearest.map(byNumber)));
  }
  const items = [...numbersOf(named, shelf).map(byNumber), ...found.map(byWords)];
  if (items.length) nodes.push(element("ol", {}, ...items));
  const left = (answer.counts.get(shelf) ?? 0) - items.length;
  if (left > 0) nodes.push(element("p", {}, button(say("more", { left }), more)));
  return nodes;
}

/**
 * Returns buttons that limit the results to one book or to other pages, each with its number of results. Returns no
 * buttons if there is only one such group.
 */
export function shelfButtons(
  { counts, terms }: Answer,
  settings: SearchSettings,
  chosen: Shelf | undefined,
  choose: (shelf: Shelf | undefined) => void,
): HTMLElement[] {
  const say = speaker(settings);
  const held = SHELVES.filter((shelf) => counts.has(shelf) || shelf === chosen);
  if (held.length < 2 && !chosen) return [];
  const choice = (shelf: Shelf | undefined, name: string) =>
    button(`${name} (${counts.get(shelf) ?? 0})`, () => choose(shelf), { "aria-pressed": String(shelf === chosen) });
  const buttons = held.map((shelf) => choice(shelf, terms.books[shelf]?.[settings.language] ?? say(shelf)));
  const all = choice(undefined, say("allBooks"));
  return [
    element("div", { class: "search-books cluster", role: "group", "aria-label": say("books") }, all, ...buttons),
  ];
}

/**
 * Returns the URL of the rule or section whose number was typed, or undefined if it is ambiguous. "D6" is ambiguous,
 * because it is a section and also an overlay described in a rule.
 */
export function destination({ named, table }: Named, { base, language }: SearchSettings): string | undefined {
  const alsoNamed = named.sections.some(({ id }) => table.rules.some((rule) => match(rule.en, id) === 1));
  const [path, ...others] = [...named.ids.map(rulePath), ...named.sections.map((s) => s.path)];
  if (!path || others.length || alsoNamed || named.missing.length) return undefined;
  return localized(base, language, path);
}
