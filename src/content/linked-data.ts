/** Creates structured data for search engines: schema.org as JSON-LD. */
import { rulePath, sectionPath, toolPath } from "../rules/addresses.ts";
import type { HeldSection, RuleEntry } from "../rules/registry.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Book } from "../schemas/books.ts";
import type { Tool } from "../schemas/tools.ts";

/** An object with a type of schema.org, such as a book, page or site. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** The context of a page: its language, and a function that returns the full URL of a path in that language. */
export interface Teller {
  language: Language;
  address: (path: string) => string;
}

const names = (title: Bilingual, language: Language) => ({
  name: title[language],
  alternateName: title[language === "en" ? "ja" : "en"],
});

/** Describes a book. */
export const bookThing = (book: Book, { language, address }: Teller): Thing => ({
  "@type": "Book",
  name: book.title[language],
  url: address(`${book.id}/`),
});

/** Describes a section as a chapter of its book. */
export const sectionThing = ({ id, title, book }: HeldSection, teller: Teller): Thing => ({
  "@type": "Chapter",
  name: `${id} ${title[teller.language]}`,
  url: teller.address(sectionPath(id)),
  isPartOf: bookThing(book, teller),
});

/** Describes a rule as part of its section. */
export const ruleThing = ({ id, title }: RuleEntry, section: HeldSection, teller: Teller): Thing => ({
  "@type": "TechArticle",
  identifier: id,
  ...names(title, teller.language),
  url: teller.address(rulePath(id)),
  inLanguage: teller.language,
  license: "https://creativecommons.org/licenses/by/4.0/",
  isPartOf: sectionThing(section, teller),
});

/** Describes a calculator as a free web application. */
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

/** Describes the site and its search. */
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

/** Describes a breadcrumb trail. The last step is the page itself and needs no URL. */
export const trailThing = (steps: readonly { label: string; item?: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, item }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    ...(item ? { item } : {}),
  })),
});

/** Serializes objects as JSON-LD for a script element. Escapes "<", because "</script>" would end the element. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
