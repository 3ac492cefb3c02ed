/** The content, the UI texts and links, for pages and components. */

import type { Content } from "./content/content.ts";
import { glossaryData } from "./content/glossary-data.ts";
import type { LinkContext } from "./content/linked-data.ts";
import { rulesData } from "./content/rules-data.ts";
import { getSharedContent } from "./content/shared.ts";
import { localized, rulePath, sectionPath } from "./rules/addresses.ts";
import { parseId } from "./rules/ids.ts";
import { noBreak } from "./rules/no-break.ts";
import type { RuleEntry, Target } from "./rules/registry.ts";
import type { Language } from "./schemas/bilingual.ts";
import type { Book } from "./schemas/books.ts";
import { fill, type Values } from "./schemas/fill.ts";
import { groupBy } from "./schemas/group-by.ts";

/** Returns all content, as it was most recently read. A dev server reads the content again when a file changes. */
export const getContent = getSharedContent;

/**
 * Returns the file in content/ui where the UI text with a key belongs, for error messages. It is the file that has the
 * other keys with the same prefix ("nav.").
 */
export const fileOfStrings = (key: string): string =>
  [...getContent().uiFiles].find(([other]) => other.startsWith(`${key.split(".")[0]}.`))?.[1] ?? "content/ui.yaml";

/** The keys of all UI texts in content/ui: "nav.tools". */
export type UiKey = { [P in keyof UiWords]: `${P}.${UiWords[P]}` }[keyof UiWords];

/** During a build, `khamsinMissing` collects the UI texts that are missing (src/build/missing-words.ts). */
const build: { khamsinMissing?: (word: string) => string } = globalThis as object;

function stringOf(language: Language, key: string, values: Values = {}): string {
  const text = getContent().ui[key]?.[language] ?? build.khamsinMissing?.(`${fileOfStrings(key)}: ${key}`);
  if (text === undefined) throw new Error(`${fileOfStrings(key)}: ${key} is missing`);
  return noBreak(fill(text, values));
}

/**
 * Returns a UI text, with each `{name}` replaced by its value in `values`.
 *
 * @throws Error for an unknown key. The message names the file that should contain the key
 */
export const say: (language: Language, key: UiKey, values?: Values) => string = stringOf;

/**
 * Creates a function like `say` for keys with one prefix. `sayUnder("en", "nav")("tools")` returns the English text
 * with the key "nav.tools".
 */
export const sayUnder =
  <P extends keyof UiWords>(language: Language, prefix: P) =>
  (key: UiWords[P], values?: Values): string =>
    stringOf(language, `${prefix}.${key}`, values);

/** Memoizes a function of the content, so that it runs only once for each version of the content. */
function once<Made>(make: (content: Content) => Made): () => Made {
  const made = new WeakMap<Content, Made>();
  return () => {
    const content = getContent();
    if (!made.has(content)) made.set(content, make(content));
    return made.get(content)!;
  };
}

const stringsByPrefix = once(({ ui }) => groupBy(Object.entries(ui), ([key]) => key.split(".", 1)[0]!));

/**
 * Returns all UI texts whose keys have a prefix, to pass them to an island. "nav.tools" has the key "tools" in the
 * result.
 */
export const stringsUnder = (language: Language, prefix: keyof UiWords): Record<string, string> =>
  Object.fromEntries(
    stringsByPrefix()
      .get(prefix)!
      .map(([key, text]) => [key.slice(prefix.length + 1), noBreak(text[language])]),
  );

/**
 * Returns the URL of a page in a language, including the base path. `path` has neither language nor base: "r/F12.32/".
 */
export function link(language: Language, path = ""): string {
  return localized(import.meta.env.BASE_URL, language, path);
}

/** Returns the absolute URL of a path on the host of SITE_URL, or the path itself if SITE_URL is not set. */
export function address(path: string): string {
  return import.meta.env.SITE ? new URL(path, import.meta.env.SITE).href : path;
}

/** Returns the context for the functions of linked-data.ts: the language, and a function that returns full URLs. */
export const linkContext = (language: Language): LinkContext => ({
  language,
  address: (path) => address(link(language, path)),
});

/**
 * Returns the URL of the rule or section to which a reference leads. Returns undefined if the site has no page for it.
 * If `isOnPage` returns true, the target is on the current page, and the URL is a fragment: "#D7.31".
 */
export function targetHref(target: Target, language: Language, isOnPage = (_id: string) => false): string | undefined {
  switch (target.kind) {
    case "rule":
      return isOnPage(target.id) ? `#${target.id}` : link(language, rulePath(target.id));
    case "parallel":
      return isOnPage(target.id) ? `#${target.held}` : link(language, rulePath(target.id));
    case "section":
      return isOnPage(target.section) ? `#${target.section}` : link(language, sectionPath(target.section));
    default:
      return undefined;
  }
}

/** Returns whether a book has notes on Italian vehicles and Guns. If so, the book has a page that lists them. */
export const hasPieces = ({ id }: Book): boolean =>
  [...getContent().rules.values()].some((rule) => rule.availability && parseId(rule.id)!.book === id);

/**
 * Returns the sections that have notes, in reading order. In each section, `rules` has only the rules with notes, and
 * `notes` has all notes.
 */
export const notedSections = once(({ registry, rules }) => {
  const notesOf = ({ id }: RuleEntry) => rules.get(id)!.blocks.notes;
  return registry.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => notesOf(rule).length > 0) }))
    .filter((section) => section.rules.length > 0)
    .map((section) => ({ ...section, notes: section.rules.flatMap(notesOf) }));
});

/** Returns the content of rules.json, with the URLs of this site. */
export const publishedRules = once((content) => rulesData(content, link));

/** Returns the content of glossary.json, with the URLs of this site. */
export const publishedGlossary = once((content) => glossaryData(content, link));

/**
 * Returns the languages as route parameters: English at the root, Japanese under /ja/. Returns a new array each time,
 * because Astro changes the array that it gets.
 */
export const languageRoutes = () => [{ params: { lang: undefined } }, { params: { lang: "ja" } }];

/** Returns the routes of the given pages in both languages. */
export const inEachLanguage = <Params extends object, Props extends object>(
  pages: readonly { params: Params; props: Props }[],
) =>
  languageRoutes().flatMap((route) =>
    pages.map(({ params, props }) => ({ params: { ...route.params, ...params }, props })),
  );
