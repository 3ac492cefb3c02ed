/** Reads the options of linker.js from the attributes of its script element. */
import type { Language } from "../../src/schemas/bilingual.ts";

/** The options of linker.js. */
export interface LinkerOptions {
  /** The root URL of the site that served linker.js, with a trailing slash. */
  base: string;
  language: Language;
  /** The selector of the elements to search; "" for the whole page. */
  scope: string;
  /** The chapter of rule numbers without a letter: "12.3". Undefined if such numbers are not linked. */
  chapter: "F" | "D" | undefined;
  /** The book of all Chapter D citations on the page. If undefined, the book is detected in each sentence. */
  book: "asl" | "sl" | undefined;
  /** The chapters to link: "F", "FD", "I" (Italian notes). "" links all chapters. */
  only: string;
}

/**
 * Reads the options. `src` is the URL of the script. `attribute` returns the value of a data- attribute of the script.
 * `pageLanguage` is the `lang` of the host's page.
 */
export function readOptions(
  src: string,
  attribute: (name: string) => string | null,
  pageLanguage: string,
): LinkerOptions {
  const chapter = (attribute("chapter") ?? "").trim().toUpperCase();
  const book = (attribute("book") ?? "").trim().toLowerCase();
  return {
    base: new URL(".", src).href,
    language: /^ja\b/i.test((attribute("lang") || pageLanguage).trim()) ? "ja" : "en",
    scope: (attribute("scope") ?? "").trim(),
    chapter: chapter === "F" || chapter === "D" ? chapter : undefined,
    book: book === "asl" || book === "sl" ? book : undefined,
    only: (attribute("only") ?? "").toUpperCase().replace(/[^FDI]/g, ""),
  };
}
