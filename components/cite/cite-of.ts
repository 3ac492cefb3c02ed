/** Creates the citation that the Cite menu copies. */
import type { Block, Citation } from "../../src/cite/citation.ts";
import { localized, rulePath } from "../../src/rules/addresses.ts";
import { withDay } from "../../src/rules/as-of.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { PAGE } from "../layout/load-strings.ts";
import { directiveOf, type Passage } from "./passage.ts";
import { type LinkTo, type Part, type RuleReader, ruleReader, wholeText } from "./read-rule.ts";

/** Returns the anchor of a rule or of a part of a rule. */
export const anchorOf = (element: HTMLElement) => element.id || element.dataset.at!;

/**
 * Returns a text block in a language: the block itself or its translation. Returns undefined if there is no
 * translation. Returns a rule or note unchanged, because it contains both languages.
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

/** Returns the text blocks to cite in one language: a single block, or all blocks of a rule or note. */
function blocksOf(element: HTMLElement, language: Language, withNotes: boolean, reader: RuleReader): Block[] {
  if (element.closest(".text")) {
    const own = inLanguage(element, language);
    return own ? reader.block(own) : [];
  }
  const leftOut = withNotes || !element.matches(".rule") ? "" : ":not(.note > *)";
  return [...element.querySelectorAll(`.text.${language}${leftOut}`)].flatMap(reader.block);
}

/**
 * Creates the citation of a rule or a part of a rule. If `passage` is given, only this passage is cited, and the URL
 * leads to it by a text fragment. This URL also shows both languages, because the recipient may hide the passage's
 * language. Every URL has today's date, so that the page can point out later changes. `site` is the site's name and
 * version.
 */
export function citationOf(
  element: HTMLElement,
  languages: readonly Language[],
  passage: Passage | undefined,
  withNotes: boolean,
  site: string,
): Citation {
  const rule = element.closest<HTMLElement>(".rule")!;
  const language = languages.length > 1 ? PAGE.language : languages[0]!;
  const absolute = (path: string, to: Language) => new URL(localized(PAGE.base, to, path), location.origin).href;
  /**
   * Returns a function that converts a reference in the text to the URL of the referenced rule's page in a language.
   */
  const linkTo =
    (to: Language): LinkTo =>
    (link) => {
      if (!link.matches(".ref")) return undefined;
      const href = link.getAttribute("href")!;
      const path = href.startsWith("#") ? rulePath(href.slice(1)) : href.slice(PAGE.base.length).replace(/^ja\//, "");
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
    site,
  };
}
