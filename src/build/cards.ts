/**
 * Lists the cards: the pictures (Open Graph) that other sites show for a shared link. Each book, section and calculator
 * has a card in English and one in Japanese. All other pages share one card per language.
 */
import type { Content } from "../content/content.ts";
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";

/** The size of a card in pixels, as Open Graph recommends. */
export const CARD = { width: 1200, height: 630 } as const;

/** The texts of a card in one language. */
export interface Card {
  /** The beginning of the file name: /cards/<name>.<language>.png. */
  name: string;
  language: Language;
  /** The number of a section, such as "F12". Other cards have no number. */
  number?: string;
  title: string;
  /** The title in the other language. */
  other: string;
  /** The line above the title, such as the book's title or "Calculators". */
  above: string;
  /** The site's name in both languages. */
  site: string;
  /** The line that says that the site is unofficial. */
  unofficial: string;
}

/** The name of the card for all pages that have no card of their own. */
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
