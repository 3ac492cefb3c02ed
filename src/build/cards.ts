/**
 * Lists the cards: the preview pictures of shared links (Open Graph). Each section, calculator and book has a card, and
 * the site has one for all other pages. Each card exists in both languages.
 */
import type { Content } from "../content/content.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";

/** The size of a card in pixels, as Open Graph recommends. */
export const CARD = { width: 1200, height: 630 } as const;

/** The texts of a card in one language. */
export interface Card {
  /** The name in the card's path: /cards/<name>.<language>.png. */
  name: string;
  language: Language;
  /** The number of a section; undefined for books and calculators. */
  number?: string;
  title: string;
  /** The title in the other language. */
  other: string;
  /** The line over the title: the book, or "Calculators". */
  above: string;
  /** The site's name in both languages. */
  site: string;
  /** The line that says that the site is unofficial. */
  unofficial: string;
}

/** The name of the site's own card, for pages without another card. */
export const SITE_CARD = "khamsin";

/** Returns every card of the site, in both languages. */
export function allCards({ books, registry, tools, ui }: Content): Card[] {
  const titled = [
    { name: SITE_CARD, title: ui["site.name"]!, above: ui["cards.site"]! },
    ...books.books.map((book) => ({ name: book.id, title: book.title, above: ui["home.books"]! })),
    ...registry.sections.map((section) => ({
      name: section.id,
      number: section.id,
      title: section.title,
      above: section.book.title,
    })),
    ...tools.map((tool) => ({ name: tool.slug, title: tool.title, above: ui["nav.tools"]! })),
  ];
  return titled.flatMap(({ title, above, ...card }) =>
    LANGUAGES.map((language) => ({
      ...card,
      language,
      title: title[language],
      other: title[language === "en" ? "ja" : "en"],
      above: above[language],
      site: `${ui["site.name"]!.en} ${ui["site.name"]!.ja}`,
      unofficial: ui["cards.unofficial"]![language],
    })),
  );
}
