/** What pages and components ask for: the content, the interface's strings, links. */

import type { Content, RuleFile } from "./content/content.ts";
import type { Teller } from "./content/linked-data.ts";
import { rulesData } from "./content/rules-data.ts";
import { sharedContent } from "./content/shared.ts";
import { localized, rulePath, sectionPath } from "./rules/addresses.ts";
import type { RuleEntry, Target } from "./rules/registry.ts";
import type { Language } from "./schemas/bilingual.ts";
import type { Book, Section } from "./schemas/books.ts";
import { fill, type Values } from "./schemas/fill.ts";

/** All content, as the configuration has read it; a dev server reads it again when a file of it has changed. */
export const site = sharedContent;

/** The file of content/ui in which the strings stand whose keys begin as this one does. */
export const fileOfStrings = (key: string): string =>
  [...site().uiFiles].find(([other]) => other.startsWith(`${key.split(".")[0]}.`))?.[1] ?? "content/ui.yaml";

/** The string of content/ui with this key; `{name}` is filled from `values`. @throws Error for an unknown key, with its file */
export function say(language: Language, key: string, values: Values = {}): string {
  const text = site().ui[key]?.[language];
  if (text === undefined) throw new Error(`${fileOfStrings(key)}: ${key} is missing`);
  return fill(text, values);
}

/** Makes a function of the content whose answer is worked out once for each content, however many pages ask. */
function once<Made>(make: (content: Content) => Made): () => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return () => {
    const content = site();
    const known = made.get(content) ?? { value: make(content) };
    made.set(content, known);
    return known.value;
  };
}

const stringsByPrefix = once(({ ui }) => Map.groupBy(Object.entries(ui), ([key]) => key.split(".", 1)[0]!));

/** All strings whose keys begin with this prefix and a dot, without both: what an island gets. */
export const stringsUnder = (language: Language, prefix: string): Record<string, string> =>
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
export function hasPieces({ id }: Book): boolean {
  const { registry, rules } = site();
  return [...registry.rules.values()].some((rule) => rule.book === id && rules.get(rule.id)!.availability);
}

/** A section that has notes: its rules with notes, and all their notes. */
export type NotedSection = Section & { rules: RuleEntry[]; notes: RuleFile["blocks"]["notes"] };

/** The sections that have notes, in reading order. Each page of notes names them all. */
export const notedSections = once(({ registry, rules }): NotedSection[] => {
  const notesOf = ({ id }: RuleEntry) => rules.get(id)!.blocks.notes;
  const noted = [...registry.rules.values()].filter((r) => notesOf(r).length > 0);
  const bySection = Map.groupBy(noted, (r) => r.section);
  return registry.sections.flatMap((section) => {
    const rules = bySection.get(section.id);
    return rules ? [{ ...section, rules, notes: rules.flatMap(notesOf) }] : [];
  });
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
  ruleText,
  rulingText,
} from "./content/rule-text.ts";
export { costChart } from "./content/terrain-chart.ts";
export { VERSION } from "./content/version.ts";
