/** What pages tell machines in the words of schema.org (JSON-LD). */
import { rulePath, sectionPath, toolPath } from "../rules/addresses.ts";
import type { HeldSection, RuleEntry } from "../rules/registry.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Book } from "../schemas/books.ts";
import type { Tool } from "../schemas/tools.ts";

/** Anything that schema.org has a type for: a book, a page, a site. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** What is needed to describe a thing on a page: the page's language, and the full address of a path in that language. */
export interface Teller {
  language: Language;
  address: (path: string) => string;
}

const names = (title: Bilingual, language: Language) => ({
  name: title[language],
  alternateName: title[language === "en" ? "ja" : "en"],
});

/** A book of the site. */
export const bookThing = (book: Book, { language, address }: Teller): Thing => ({
  "@type": "Book",
  name: book.title[language],
  url: address(`${book.id}/`),
});

/** A section, as a chapter of its book. */
export const sectionThing = ({ id, title, book }: HeldSection, teller: Teller): Thing => ({
  "@type": "Chapter",
  name: `${id} ${title[teller.language]}`,
  url: teller.address(sectionPath(id)),
  isPartOf: bookThing(book, teller),
});

/** A rule, as a part of its section. */
export const ruleThing = ({ id, title }: RuleEntry, section: HeldSection, teller: Teller): Thing => ({
  "@type": "TechArticle",
  identifier: id,
  ...names(title, teller.language),
  url: teller.address(rulePath(id)),
  inLanguage: teller.language,
  license: "https://creativecommons.org/licenses/by/4.0/",
  isPartOf: sectionThing(section, teller),
});

/** A calculator: free, and at home in any browser. */
export const toolThing = (tool: Tool, { language, address }: Teller): Thing => ({
  "@type": "WebApplication",
  ...names(tool.title, language),
  description: tool.summary[language],
  url: address(toolPath(tool.slug)),
  inLanguage: language,
  applicationCategory: "GameApplication",
  operatingSystem: "Any",
  browserRequirements: "Requires JavaScript",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
});

/** The site, with its search. */
export const siteThing = (name: Bilingual, description: string, { language, address }: Teller): Thing => ({
  "@type": "WebSite",
  ...names(name, language),
  description,
  url: address(""),
  inLanguage: ["en", "ja"],
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${address("search/")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** The way from the book down to a page; the page itself comes last and needs no address. */
export const trailThing = (steps: readonly { label: string; item?: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, item }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    ...(item ? { item } : {}),
  })),
});

/** Things as the content of a script element. No "<" in it can end the element, and as mere data it needs no leave of the policy. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
