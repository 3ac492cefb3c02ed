/** What pages and components ask for: the content, the interface's strings, links. */

import type { Content } from "./content/content.ts";
import type { Teller } from "./content/linked-data.ts";
import { rulesData } from "./content/rules-data.ts";
import { sharedContent } from "./content/shared.ts";
import { localized, rulePath, sectionPath } from "./rules/addresses.ts";
import { parseId } from "./rules/ids.ts";
import type { RuleEntry, Target } from "./rules/registry.ts";
import type { Language } from "./schemas/bilingual.ts";
import type { Book } from "./schemas/books.ts";
import { fill, type Values } from "./schemas/fill.ts";
import { groupBy } from "./schemas/group-by.ts";

/** All content, as the configuration has read it; a dev server reads it again when a file of it has changed. */
export const site = sharedContent;

/** The file of content/ui in which the strings stand whose keys begin as this one does. */
export const fileOfStrings = (key: string): string =>
  [...site().uiFiles].find(([other]) => other.startsWith(`${key.split(".")[0]}.`))?.[1] ?? "content/ui.yaml";

/** The keys of all strings of content/ui: "nav.tools". */
export type UiKey = { [P in keyof UiWords]: `${P}.${UiWords[P]}` }[keyof UiWords];

function stringOf(language: Language, key: string, values: Values = {}): string {
  const text = site().ui[key]?.[language];
  if (text === undefined) throw new Error(`${fileOfStrings(key)}: ${key} is missing`);
  return fill(text, values);
}

/** The string of content/ui with this key; `{name}` is filled from `values`. @throws Error for an unknown key, with its file */
export const say: (language: Language, key: UiKey, values?: Values) => string = stringOf;

/** Gives the strings whose keys begin with `prefix` and a dot by the rest of their keys: `sayUnder("en", "nav")("tools")`. */
export const sayUnder =
  <P extends keyof UiWords>(language: Language, prefix: P) =>
  (key: UiWords[P], values?: Values): string =>
    stringOf(language, `${prefix}.${key}`, values);

/** Makes a function of the content whose answer is worked out once for each content, however many pages ask. */
function once<Made>(make: (content: Content) => Made): () => Made {
  const made = new WeakMap<Content, Made>();
  return () => {
    const content = site();
    if (!made.has(content)) made.set(content, make(content));
    return made.get(content)!;
  };
}

const stringsByPrefix = once(({ ui }) => groupBy(Object.entries(ui), ([key]) => key.split(".", 1)[0]!));

/** All strings whose keys begin with this prefix and a dot, without both: what an island gets. */
export const stringsUnder = (language: Language, prefix: keyof UiWords): Record<string, string> =>
  Object.fromEntries(
    stringsByPrefix()
      .get(prefix)!
      .map(([key, text]) => [key.slice(prefix.length + 1), text[language]]),
  );

/** A path of the site in a language, with the base path. */
export function link(language: Language, path = ""): string {
  return localized(import.meta.env.BASE_URL, language, path);
}

/** A path with the host that SITE_URL names; without SITE_URL the path alone, which is right on every host. */
export function address(path: string): string {
  return import.meta.env.SITE ? new URL(path, import.meta.env.SITE).href : path;
}

/** What functions of linked-data.ts need: the page's language, and the full address of a path in it. */
export const teller = (language: Language): Teller => ({ language, address: (path) => address(link(language, path)) });

/** The address of a reference's target; undefined where the site has no page for it. */
export function targetHref(target: Target, language: Language, onPage?: string): string | undefined {
  const { registry } = site();
  switch (target.kind) {
    case "rule":
      if (onPage && registry.rules.get(target.id)?.section === onPage) return `#${target.id}`;
      return link(language, rulePath(target.id));
    case "parallel":
      return link(language, rulePath(target.id));
    case "section":
      return link(language, sectionPath(target.section));
    default:
      return undefined;
  }
}

/** Whether a book's notes say when and where pieces can be bought: then it has a page of them. */
export const hasPieces = ({ id }: Book): boolean =>
  [...site().rules.values()].some((rule) => rule.availability && parseId(rule.id)!.book === id);

/** The sections that have notes, in reading order, each with its rules that have notes, and all their notes. */
export const notedSections = once(({ registry, rules }) => {
  const notesOf = ({ id }: RuleEntry) => rules.get(id)!.blocks.notes;
  return registry.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => notesOf(rule).length > 0) }))
    .filter((section) => section.rules.length > 0)
    .map((section) => ({ ...section, notes: section.rules.flatMap(notesOf) }));
});

/** What rules.json holds, with this site's addresses. */
export const publishedRules = once((content) => rulesData(content, link));

/** The languages as parameters of routes: English at the root, Japanese under /ja/. A new list each time: Astro keeps notes on it. */
export const languageRoutes = () => [{ params: { lang: undefined } }, { params: { lang: "ja" } }];

/** The routes of some pages, each in both languages. */
export const inEachLanguage = <Params extends object, Props extends object>(
  pages: readonly { params: Params; props: Props }[],
) =>
  languageRoutes().flatMap((route) =>
    pages.map(({ params, props }) => ({ params: { ...route.params, ...params }, props })),
  );

export {
  calculatedExamples,
  calculatorsOf,
  noteAt,
  outsideBooksOf,
  rulingText,
} from "./content/rule-text.ts";
export { VERSION } from "./content/version.ts";
