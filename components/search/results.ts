/** Renders the answer to a query. All text becomes text nodes, so that no typed or found text is parsed as HTML. */
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

/** The settings that the page passes to the search box. */
export interface SearchSettings {
  language: Language;
  base: string;
  /** The UI texts whose keys begin with "search.", without that prefix. */
  strings: Record<string, string>;
}

/** Returns a function that returns a UI text by its key, with `{name}` placeholders filled. */
export function speaker({ strings }: SearchSettings) {
  return (key: string, values: Values = {}): string => fill(strings[key] ?? key, values);
}

/** Returns whether an answer has neither a result nor a similar rule number, although nothing failed to load. */
export const isEmpty = ({ counts, failed, named }: Answer): boolean =>
  !counts.get(undefined) && !failed && !named.missing.some(({ nearest }) => nearest.length);

/** Returns links to where a reader can look if nothing was found: the books, the glossary, the calculators. */
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
 * Returns the list of results, with rules suggested for unknown numbers, and a button that calls `more` to list more
 * results.
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
  /**
   * Returns a result. Only the number and the title are in the link, because screen readers read everything in a link
   * as its name.
   */
  const item = (href: string, id: string, title: HTMLElement, ...lines: HTMLElement[]) => {
    const link = element("a", { href }, element("span", { class: "number" }, id), " ", title);
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
    // A match in another inflection of the typed word is not explained.
    const isOther = (word: string | undefined, typed: string) => word && !match(word, typed) && !match(typed, word);
    const synonyms = ideas.flatMap((typed, i) =>
      isOther(by[i], typed) ? [[element("span", { lang: its }, `${typed} → ${by[i]}`)]] : [],
    );
    const sister = parallelId(id, {});
    const listed = (words: readonly string[]) => words.join(say("why.comma"));
    const values = (pairs: readonly FieldInWords[]) =>
      listed(pairs.map(([label, value]) => say("why.value", { label, value })));
    /**
     * Returns the UI text of `key` with `words` filled in, which are words of the query and are marked with their
     * language. Returns an empty array if there are no words.
     */
    const quoting = (key: string, words: readonly string[] = []) => {
      if (!words.length) return [];
      const [before = "", after = ""] = say(key).split("{words}");
      const lang = words.some(isJapanese) ? "ja" : "en";
      return [[before, element("span", { lang }, listed(words)), after]];
    };
    const why: (Node | string)[][] = [
      ...quoting("why.filledIn", namedValues?.query ? namedValues.words : []),
      // `left`: words that keep the calculator from showing a result. `unneeded`: words that do not change the result.
      ...quoting("why.left", namedValues?.isEnough && answers ? namedValues.left : []),
      ...quoting("why.unneeded", headline && namedValues?.unneeded),
      ...(its === language ? [] : [[say(its)]]),
      ...synonyms,
      ...(sister && found.slice(0, at).some((f) => f.id === sister) ? [[say("why.parallel", { to: sister })]] : []),
    ];
    // The id of a rule or section is its number. The id of any other page is the page's path.
    const isPage = kind && kind !== "section";
    const lines: [HTMLElement, ...HTMLElement[]] = [
      line("title", its, ...name),
      isPage ? line("where", language, say(`kind.${kind}`)) : where(id),
    ];
    if (its !== language && !isPage) lines.unshift(title(id));
    // The calculator opens in the reader's language, even if the query is in the other language.
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
      ? item(to(id) + ((headline ?? namedValues)?.query ?? ""), "", ...lines)
      : item(to(pathOf(id)), id, ...lines);
  };

  const nodes: HTMLElement[] = [];
  for (const { asked, nearest } of named.missing.filter((m) => m.nearest.length)) {
    // Repeats the unknown number only if the query also has known numbers.
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
 * Returns buttons that limit the list to a shelf, each with its number of results; none if all results are on one
 * shelf.
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
 * Returns the URL of a typed number if the number is unambiguous. D6 is ambiguous, because D6 is a section, and also an
 * overlay that a rule describes.
 */
export function destination({ named, table }: Named, { base, language }: SearchSettings): string | undefined {
  const alsoNamed = named.sections.some(({ id }) => table.rules.some((rule) => match(rule.en, id) === 1));
  const [path, ...others] = [...named.ids.map(rulePath), ...named.sections.map((s) => s.path)];
  if (!path || others.length || alsoNamed || named.missing.length) return undefined;
  return localized(base, language, path);
}
