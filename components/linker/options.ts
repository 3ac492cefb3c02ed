/** The options of a page that includes linker.js: the attributes of its script element. */
import type { Language } from "../../src/schemas/bilingual.ts";

export interface LinkerOptions {
  /** Root of the site that linker.js came from, with a slash at its end. */
  base: string;
  language: Language;
  /** Selector of the elements that are read; the whole page if empty. */
  scope: string;
  /** The chapter that numbers without a letter belong to. */
  chapter: "F" | "D" | undefined;
  /** Whose Chapter D the page cites; undefined: each sentence decides. */
  book: "asl" | "sl" | undefined;
  /** The only chapters that are linked, as the letters that their ids begin with: "F", "FD", "I" … All if empty. */
  only: string;
}

/**
 * Reads the attributes. The site is where the script came from, whatever its host and path. `attribute` gives a data-
 * attribute of the script, `pageLanguage` the lang of the host page.
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
