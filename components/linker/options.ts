/** Reads the options of linker.js from the attributes of its script element. */
import type { Language } from "../../src/schemas/bilingual.ts";

/** The options of linker.js. */
export interface LinkerOptions {
  /** The root URL of the site that served linker.js, with a trailing slash. */
  base: string;
  language: Language;
  /** The selector of the elements to read; "" for the whole page. */
  scope: string;
  /** The chapter of rule numbers without a letter: "12.3". Undefined if such numbers are not linked. */
  chapter: "F" | "D" | undefined;
  /** The book of all Chapter D citations on the page. If undefined, the book is recognized sentence by sentence. */
  book: "asl" | "sl" | undefined;
  /** The only chapters to link, as first letters of rule ids: "F", "FD", "I" (Italian notes). "" links all chapters. */
  only: string;
}

/**
 * Reads the options. `src` is the URL of the script, from which `base` is derived. `attribute` returns a data-
 * attribute of the script. `pageLanguage` is the lang attribute of the host's page.
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
