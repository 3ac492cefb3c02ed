/** Creates structured data for search engines: schema.org as JSON-LD. */
import { rulePath, sectionPath, toolPath } from "../rules/addresses.ts";
import type { RuleEntry, SectionWithRules } from "../rules/registry.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Book } from "../schemas/books.ts";
import type { Tool } from "../schemas/tools.ts";

/** An object with a type of schema.org, such as a book, page or site. */
export type JsonLdObject = { "@type": string } & Record<string, unknown>;

/** The language of a page, and a function that returns the full URL of a path in that language. */
export interface LinkContext {
  language: Language;
  address: (path: string) => string;
}

const names = (title: Bilingual, language: Language) => ({
  name: title[language],
  alternateName: title[language === "en" ? "ja" : "en"],
});

/** Describes a book. */
export const bookJsonLd = (book: Book, { language, address }: LinkContext): JsonLdObject => ({
  "@type": "Book",
  name: book.title[language],
  url: address(`${book.id}/`),
});

/** Describes a section as a chapter of its book. */
export const sectionJsonLd = ({ id, title, book }: SectionWithRules, context: LinkContext): JsonLdObject => ({
  "@type": "Chapter",
  name: `${id} ${title[context.language]}`,
  url: context.address(sectionPath(id)),
  isPartOf: bookJsonLd(book, context),
});

/** Describes a rule as part of its section. */
export const ruleJsonLd = (
  { id, title }: RuleEntry,
  section: SectionWithRules,
  context: LinkContext,
): JsonLdObject => ({
  "@type": "TechArticle",
  identifier: id,
  ...names(title, context.language),
  url: context.address(rulePath(id)),
  inLanguage: context.language,
  license: "https://creativecommons.org/licenses/by/4.0/",
  isPartOf: sectionJsonLd(section, context),
});

/** Describes a calculator as a free web application. */
export const toolJsonLd = (tool: Tool, { language, address }: LinkContext): JsonLdObject => ({
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
export const siteJsonLd = (name: Bilingual, description: string, { language, address }: LinkContext): JsonLdObject => ({
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
export const trailJsonLd = (steps: readonly { label: string; item?: string }[]): JsonLdObject => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, item }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    ...(item ? { item } : {}),
  })),
});

/** Serializes objects as JSON-LD for a script element. Escapes "<", because "</script>" would end the element. */
export function serializeJsonLd(things: readonly JsonLdObject[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
