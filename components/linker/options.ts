/** The options of linker.js: the attributes of its script element. */
import type { Language } from "../../src/schemas/bilingual.ts";

export interface LinkerOptions {
  /** Root of the site that served linker.js, with a trailing slash. */
  base: string;
  language: Language;
  /** Selector of the elements to read; "" for the whole page. */
  scope: string;
  /** The chapter of numbers without a letter. */
  chapter: "F" | "D" | undefined;
  /** The book of the page's Chapter D citations; undefined: each sentence decides. */
  book: "asl" | "sl" | undefined;
  /** The only chapters to link, as first letters of their ids: "F", "FD", "I" … "" for all. */
  only: string;
}

/**
 * Reads the attributes. The site is the origin and path of the script. `attribute` returns a data- attribute of the
 * script; `pageLanguage` is the lang of the host page.
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
