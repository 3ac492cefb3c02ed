/** Creates the citation that the Cite menu copies. */
import type { Block, Citation } from "../../src/cite/citation.ts";
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { withDay } from "../../src/rules/as-of.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { directiveOf, type Passage } from "./passage.ts";
import { type LinkTo, type Part, type RuleReader, ruleReader, wholeText } from "./read-rule.ts";

/** The page's data that the Cite menu needs. */
export interface Site {
  language: Language;
  /** The base path: "/" or "/desert/". */
  base: string;
  /** The site's name and version: "Khamsin 0.5.0". */
  site: string;
}

/** Returns the anchor of the block that a Cite button belongs to. */
export const anchorOf = (element: HTMLElement) => element.id || element.dataset.at!;

/**
 * Returns the counterpart of a text block in a language; undefined if there is none. For a rule or a note, returns the
 * element itself, because the element contains both languages.
 */
export function inLanguage(element: HTMLElement, language: Language): HTMLElement | undefined {
  const text = element.closest<HTMLElement>(".text");
  if (!text || text.lang === language) return element;
  const anchor = CSS.escape(anchorOf(element));
  return (
    element.closest(".rule")!.querySelector<HTMLElement>(`.${language} :is(#${anchor}, [data-at="${anchor}"])`) ??
    undefined
  );
}

/**
 * Returns the text blocks to cite in one language: all blocks of a rule (with or without its notes) or of a note, or a
 * single block.
 */
function blocksOf(element: HTMLElement, language: Language, withNotes: boolean, reader: RuleReader): Block[] {
  if (element.closest(".text")) {
    const own = inLanguage(element, language);
    return own ? reader.block(own) : [];
  }
  const leftOut = withNotes || !element.matches(".rule") ? "" : ":not(.note > *)";
  return [...element.querySelectorAll(`.text.${language}${leftOut}`)].flatMap(reader.block);
}

/**
 * Creates the citation of a rule, with or without its notes, or of a part of a rule, in one or more languages. If a
 * passage is selected, only the passage is cited. Its URL has a text fragment that leads to the passage, and asks for
 * both languages, so that the passage is visible to readers who hide a language. The URL of every citation has the
 * present day, so that its readers learn of later changes. The URLs of references in the text have no day.
 */
export function citationOf(
  element: HTMLElement,
  languages: readonly Language[],
  passage: Passage | undefined,
  withNotes: boolean,
  page: Site,
): Citation {
  const rule = element.closest<HTMLElement>(".rule")!;
  const language = languages.length > 1 ? page.language : languages[0]!;
  const absolute = (path: string, to: Language) => new URL(localized(page.base, to, path), location.origin).href;
  /**
   * Returns the function that returns the URL of a reference in the text: the page of the referenced rule, in the
   * language of the text.
   */
  const linkTo =
    (to: Language): LinkTo =>
    (link) => {
      if (!link.matches(".ref")) return undefined;
      const href = link.getAttribute("href")!;
      const path = href.startsWith("#") ? rulePath(href.slice(1)) : href.slice(page.base.length).replace(/^ja\//, "");
      return absolute(path, to);
    };
  const part: Part = passage ? (text) => text.data.slice(...(passage.span(text) ?? [0, 0])) : wholeText;
  const address = absolute(rulePath(rule.id), language);
  const anchor = anchorOf(element);
  const url = passage
    ? `${address}?view=both#${rule.id}:~:${directiveOf(passage, rule)}`
    : anchor === rule.id
      ? address
      : `${address}#${anchor}`;
  return {
    parts: languages.map((l) => ({
      language: l,
      blocks: blocksOf(element, l, withNotes || passage !== undefined, ruleReader(part, linkTo(l))),
    })),
    id: rule.id,
    title: languages.map((l) => rule.querySelector(`.rule-head .${l}`)!.textContent.trim()).join(" / "),
    url: withDay(url),
    site: page.site,
  };
}
